package org.crosscage.player.store;

import java.util.Optional;
import org.springframework.data.repository.CrudRepository;

interface PlayerRepository extends CrudRepository<Player, Long> {

    Optional<Player> findByTokenHash(String tokenHash);
}
