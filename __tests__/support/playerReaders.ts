import type { TSchema } from '@sinclair/typebox';
import { gameBadgesFromWire, playerBadgesFromWire } from '../../src/api/wire/badgesFromWire';
import { comparisonFromWire } from '../../src/api/wire/comparisonFromWire';
import { explanationFromWire } from '../../src/api/wire/explanationFromWire';
import { firstsFromWire } from '../../src/api/wire/firstFromWire';
import { gameFirstFromWire, holdersFromWire } from '../../src/api/wire/gameFirstFromWire';
import { latestRecordFromWire } from '../../src/api/wire/latestRecordFromWire';
import { listedPlayersFromWire } from '../../src/api/wire/listedPlayerFromWire';
import {
  latestScoreFromWire,
  ownScoreFromWire,
  playedGameFromWire,
  playerScoreFromWire,
} from '../../src/api/wire/playerFromWire';
import { playerDaysFromWire } from '../../src/api/wire/playerDayFromWire';
import { playerRanksFromWire } from '../../src/api/wire/playerRankFromWire';
import { playerSettingsFromWire } from '../../src/api/wire/playerSettingsFromWire';
import { playerGameFromWire, totalsFromWire } from '../../src/api/wire/playerTotalsFromWire';
import { rivalsFromWire } from '../../src/api/wire/rivalsFromWire';
import { targetsFromWire } from '../../src/api/wire/targetsFromWire';
import { unplayedChartFromWire } from '../../src/api/wire/unplayedChartFromWire';
import { visitChangesFromWire } from '../../src/api/wire/visitChangesFromWire';
import { yearFromWire } from '../../src/api/wire/yearFromWire';
import { GameBadgeCollection, PlayerBadgeCollection } from '../../src/contract/schemas/badges';
import { ComparisonCollection } from '../../src/contract/schemas/comparisons';
import { PlayerExplanation } from '../../src/contract/schemas/explanations';
import { FirstPlaceCollection } from '../../src/contract/schemas/firsts';
import { FirstHolderCollection, GameFirst } from '../../src/contract/schemas/gameFirsts';
import {
  LatestScore,
  ListedPlayerCollection,
  OwnScore,
  PlayedGame,
  PlayerDayCollection,
  PlayerGame,
  PlayerProfile,
  PlayerRankDayCollection,
  PlayerScore,
  UnplayedChart,
} from '../../src/contract/schemas/players';
import { PlayerYear } from '../../src/contract/schemas/playerYears';
import { PlayerSettings } from '../../src/contract/schemas/playerSettings';
import { PlayerRivals } from '../../src/contract/schemas/rivals';
import { Targets } from '../../src/contract/schemas/targets';
import { VisitChanges } from '../../src/contract/schemas/visits';

/** What reads a response, the schema of the response, and the fields of it that the client does not need. */
export type ReaderCase = [
  name: string,
  read: (body: unknown) => unknown,
  schema: TSchema,
  unread: string[],
];

export const ofMembers = (...names: string[]) => names.map((name) => `hydra:member.${name}`);

/** What is read of players and their scores. */
export const playerReaders: ReaderCase[] = [
  ['a player', totalsFromWire, PlayerProfile, ['username', 'slug', 'country']],
  ['the list of players', listedPlayersFromWire, ListedPlayerCollection, []],
  ['the settings of a player', playerSettingsFromWire, PlayerSettings, []],
  [
    'the days of a player',
    playerDaysFromWire,
    PlayerDayCollection,
    ofMembers('gamePoints', 'nbProved'),
  ],
  ['the ranks of a player', playerRanksFromWire, PlayerRankDayCollection, []],
  ['a game of a player', playerGameFromWire, PlayerGame, ['gamePoints']],
  ['a score of a player', playerScoreFromWire, PlayerScore, []],
  ['first places of a player', firstsFromWire, FirstPlaceCollection, []],
  ['a first place of a game', gameFirstFromWire, GameFirst, []],
  ['the holders of first places', holdersFromWire, FirstHolderCollection, []],
  ['the badges of a player', playerBadgesFromWire, PlayerBadgeCollection, []],
  ['the badge of a game', gameBadgesFromWire, GameBadgeCollection, []],
  ['a comparison', comparisonFromWire, ComparisonCollection, []],
  ['the rivals of a player', rivalsFromWire, PlayerRivals, []],
  ['what changed since the last visit', visitChangesFromWire, VisitChanges, ['changes.at']],
  ['targets', targetsFromWire, Targets, []],
  ['an explanation', explanationFromWire, PlayerExplanation, []],
  ['a year of a player', yearFromWire, PlayerYear, []],
  ['a score of the member', ownScoreFromWire, OwnScore, []],
  ['a chart that the member has not played', unplayedChartFromWire, UnplayedChart, []],
  ['a game that the member plays', playedGameFromWire, PlayedGame, []],
  ['a latest score', latestScoreFromWire, LatestScore, ['achievedOn']],
  [
    'a latest record',
    latestRecordFromWire,
    LatestScore,
    [
      'rank',
      'tied',
      'of',
      'points',
      'values.raw',
      'platform',
      'state',
      'achievedOn',
      'player.id',
      'player.country',
    ],
  ],
];
