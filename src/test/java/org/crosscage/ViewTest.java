package org.crosscage;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static org.awaitility.Awaitility.await;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.github.mvysny.kaributesting.v10.Routes;
import com.github.mvysny.kaributesting.v10.spring.MockSpringServlet;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.Layout;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLayout;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.startup.ApplicationRouteRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.awaitility.core.ThrowingRunnable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.core.type.filter.AssignableTypeFilter;
import org.springframework.core.type.filter.TypeFilter;
import org.springframework.util.ClassUtils;

/// What every test of a view stands on: all views and services over an empty database in memory, in a new session
/// of a new player, without a browser. Views are reached by `UI.getCurrent().navigate(…)` and asked by Karibu's
/// `LocatorJ`.
///
/// Views are looked for here, because Karibu itself finds public ones only, and ours are not.
@SpringBootTest(properties = {"spring.datasource.url=jdbc:h2:mem:views;DB_CLOSE_DELAY=-1", "crosscage.stock=0"})
public abstract class ViewTest {

    private static final String BASE = "org.crosscage";
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    /// The whole class path is looked through for these, which takes longer than many a test: once for all of them.
    private static final Set<Class<? extends Component>> ROUTES = routes();

    private static final Set<Class<? extends HasErrorParameter<?>>> ERROR_VIEWS = errorViews();
    private static final List<Class<? extends RouterLayout>> LAYOUTS = layouts();

    @Autowired
    private ApplicationContext context;

    @BeforeEach
    final void startSession() {
        var routes = new Routes(ROUTES, ERROR_VIEWS, true);
        MockVaadin.setup(ViewTest::newPage, new MockSpringServlet(routes, context, ViewTest::newPage));
    }

    /// Karibu knows no layouts that routes get by themselves. They must be there before the first view is.
    private static UI newPage() {
        var registry =
                ApplicationRouteRegistry.getInstance(VaadinService.getCurrent().getContext());
        LAYOUTS.forEach(registry::setLayout);
        return new UI();
    }

    /// Lets their session do first what it was given to do.
    @AfterEach
    protected final void endSession() {
        var session = VaadinSession.getCurrent();
        if (session != null) {
            session.getService().runPendingAccessTasks(session);
        }
        MockVaadin.tearDown();
    }

    /// From here on somebody else sits at the browser.
    protected final void anotherPlayer() {
        endSession();
        startSession();
    }

    /// Where the player is, without a slash in front.
    protected static String address() {
        return UI.getCurrent().getActiveViewLocation().getPath();
    }

    /// The page has missed a message, and is sent whole.
    protected static void missMessage() {
        UI.getCurrent().getInternals().getStateTree().prepareForResync();
    }

    /// Waits for what other threads do for the page: lets what they have done reach it, until the check holds.
    protected static void eventually(ThrowingRunnable check) {
        await().pollInSameThread().atMost(LONGEST_WAIT).untilAsserted(() -> {
            if (VaadinSession.getCurrent() != null) {
                MockVaadin.clientRoundtrip(false);
            }
            check.run();
        });
    }

    /// Waits until a text that was pasted has been read beside the page.
    protected static void awaitReading() {
        eventually(() -> _assertNone(Paragraph.class, spec -> spec.withText("Reading the text…")));
    }

    private static Set<Class<? extends Component>> routes() {
        var found = new HashSet<Class<? extends Component>>();
        find(new AnnotationTypeFilter(Route.class)).forEach(type -> found.add(type.asSubclass(Component.class)));
        return Set.copyOf(found);
    }

    @SuppressWarnings("unchecked") // a class literal can not carry the wildcard
    private static Set<Class<? extends HasErrorParameter<?>>> errorViews() {
        var found = new HashSet<Class<? extends HasErrorParameter<?>>>();
        find(new AssignableTypeFilter(HasErrorParameter.class))
                .forEach(type -> found.add((Class<? extends HasErrorParameter<?>>) type));
        return Set.copyOf(found);
    }

    private static List<Class<? extends RouterLayout>> layouts() {
        var found = new ArrayList<Class<? extends RouterLayout>>();
        find(new AnnotationTypeFilter(Layout.class)).forEach(type -> found.add(type.asSubclass(RouterLayout.class)));
        return List.copyOf(found);
    }

    private static Stream<? extends Class<?>> find(TypeFilter filter) {
        var scanner = new ClassPathScanningCandidateComponentProvider(false);
        scanner.addIncludeFilter(filter);
        return scanner.findCandidateComponents(BASE).stream()
                .map(BeanDefinition::getBeanClassName)
                .map(name -> ClassUtils.resolveClassName(name, ViewTest.class.getClassLoader()));
    }
}
