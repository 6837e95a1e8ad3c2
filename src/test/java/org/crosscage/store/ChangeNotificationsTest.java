package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.Test;
import org.springframework.dao.TransientDataAccessResourceException;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class ChangeNotificationsTest {

    private final List<StoredChange> sent = new ArrayList<>();
    private final List<StoredChange> heard = new ArrayList<>();
    private final ChangeNotifications notifications = new ChangeNotifications(sent::add);

    @Test
    void whatIsStoredInATransactionIsToldWhenItIsCommitted() {
        var pool = JdbcConnectionPool.create("jdbc:h2:mem:change-notifications", "sa", "");
        try {
            var transactions = new TransactionTemplate(new JdbcTransactionManager(pool));

            transactions.executeWithoutResult(_ -> {
                notifications.publish("game", "a", 1);
                assertThat(sent).isEmpty();
            });
            transactions.executeWithoutResult(transaction -> {
                notifications.publish("game", "a", 2);
                transaction.setRollbackOnly();
            });
            notifications.publish("game", "b", 3);
        } finally {
            pool.dispose();
        }

        assertThat(sent).containsExactly(new StoredChange("game", "a", 1), new StoredChange("game", "b", 3));
    }

    @Test
    void ofSeveralChangesOfOneThingTheNewestIsHeard() {
        notifications.subscribe("game", heard::add, () -> {});

        notifications.heard(List.of(
                new StoredChange("game", "a", 1),
                new StoredChange("game", "b", 7),
                new StoredChange("game", "a", 3),
                new StoredChange("game", "a", 2),
                new StoredChange("draft", "a", 9)));

        assertThat(heard).containsExactly(new StoredChange("game", "a", 3), new StoredChange("game", "b", 7));
    }

    @Test
    void whoFailsHoldsUpNobody() {
        notifications.subscribe(
                "game",
                _ -> {
                    throw new IllegalStateException("this log cannot be read");
                },
                () -> {});
        notifications.subscribe("game", heard::add, () -> {});

        notifications.heard(List.of(new StoredChange("game", "a", 1)));

        assertThat(heard).hasSize(1);
    }

    @Test
    void withoutTheDatabaseNothingCountsAsHeard() {
        notifications.subscribe(
                "game",
                _ -> {
                    throw new TransientDataAccessResourceException("there is no database now");
                },
                () -> {});

        assertThatThrownBy(() -> notifications.heard(List.of(new StoredChange("game", "a", 1))))
                .isInstanceOf(TransientDataAccessResourceException.class);
    }

    @Test
    void aChangeComesBackFromItsText() {
        assertThat(StoredChange.read(new StoredChange("game", "a-_9", 12).written()))
                .contains(new StoredChange("game", "a-_9", 12));
        assertThat(StoredChange.read(new StoredChange("player", "", 0).written()))
                .contains(new StoredChange("player", "", 0));
        assertThat(StoredChange.read("game a")).isEmpty();
        assertThat(StoredChange.read("game a b")).isEmpty();
    }
}
