package org.crosscage.train.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class ReviewsOnH2Test extends ReviewsContract {}
