package org.crosscage.store.transfer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GameStore;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.store.ChangeNews;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/// Games and players as a server has them, on any database.
final class TransferredGames {

    private TransferredGames() {}

    static GameService games(DataSource database) {
        var client = JdbcClient.create(database);
        var store = new GameStore(
                client, new TransactionTemplate(new JdbcTransactionManager(database)), PuzzleFormats.TEXT);
        return new GameService(
                store,
                new GameLists(client),
                ChangeNews.withinProcess(),
                InstantSource.system(),
                new SecureRandom(),
                new SimpleMeterRegistry());
    }

    static long newPlayer(DataSource database, String token) {
        var client = JdbcClient.create(database);
        client.sql("insert into player (token_hash, created) values (:token, current_timestamp)")
                .param("token", token)
                .update();
        return client.sql("select id from player where token_hash = :token")
                .param("token", token)
                .query(Long.class)
                .single();
    }
}
