package org.crosscage.player.store;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// How much of each [Quota] a player has. Whatever adds a thing of a player's asks here first: a page, a device, a file
/// and a link alike. What several of them add at the same moment may exceed a quota by as much.
@Repository
public final class PlayerQuotas {

    /// From this part of a quota on, the player is told.
    private static final double NEAR = 0.9;

    private final JdbcClient database;

    /// @param database that of all players
    public PlayerQuotas(JdbcClient database) {
        this.database = database;
    }

    public record Usage(Quota quota, long used) {}

    /// The quotas that a player will soon have used up, or has.
    public List<Usage> near(long player) {
        return Arrays.stream(Quota.values())
                .map(quota -> new Usage(quota, used(player, quota)))
                .filter(near -> near.used >= NEAR * near.quota.most())
                .toList();
    }

    /// The first quota that would be exceeded if one player's things were another's, and how much both have.
    ///
    /// @param from has nothing that exceeds a quota where they have nothing
    public Optional<Usage> exceeded(long from, long to) {
        return Arrays.stream(Quota.values())
                .flatMap(quota -> Stream.of(used(from, quota))
                        .filter(brought -> brought > 0)
                        .map(brought -> new Usage(quota, brought + used(to, quota))))
                .filter(both -> both.used > both.quota.most())
                .findFirst();
    }

    /// @throws FullQuotaException when the player may have no more of it
    public void require(long player, Quota quota) {
        room(player, quota).use(1);
    }

    /// The room that a player has left.
    public Room room(long player, Quota quota) {
        return new Room(quota, quota.most() - used(player, quota));
    }

    private long used(long player, Quota quota) {
        var what = switch (quota) {
            case GAMES -> "count(*) from game";
            case GAME_BYTES -> "coalesce(sum(bytes), 0) from game";
            case DRAFTS -> "count(*) from draft";
            case DRAFT_BYTES -> "coalesce(sum(characters), 0) from draft";
            case SETS -> "count(*) from puzzle_set";
            case SET_BYTES ->
                "coalesce(sum(char_length(puzzle)), 0) from puzzle_set_puzzle"
                        + " join puzzle_set on puzzle_set.id = puzzle_set";
            case RUNS -> "count(*) from training_run";
            case ANSWERS -> "count(*) from training_answer";
            case ANSWER_BYTES -> "coalesce(sum(char_length(position_id)), 0) from training_answer";
        };
        return database.sql("select " + what + " where player = :player")
                .param("player", player)
                .query(Long.class)
                .single();
    }

    /// The rest of a quota, for one or several things that are added. For use by one thread.
    public static final class Room {

        private final Quota quota;
        private long left;

        private Room(Quota quota, long left) {
            this.quota = quota;
            this.left = left;
        }

        /// The last thing may exceed it.
        ///
        /// @throws FullQuotaException when nothing is left
        public void use(long amount) {
            requireLeft();
            left -= amount;
        }

        /// @throws FullQuotaException when nothing is left
        public void requireLeft() {
            if (left <= 0) {
                throw new FullQuotaException(quota);
            }
        }

        public boolean isLeft() {
            return left > 0;
        }
    }
}
