import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A time in which a player held the badge of a game. */
interface PlayerBadgesTable {
  id: GeneratedAlways<number>;
  gameId: number;
  playerId: number;
  value: number;
  wonAt: ColumnType<string, Date | string, Date | string>;
  /** Null while the player holds it. */
  lostAt: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  /** In the order that the player has chosen, from 1; 1000 without one. */
  position: Generated<number>;
}

export interface BadgeTables {
  playerBadges: PlayerBadgesTable;
}
