import type { TObject } from '@sinclair/typebox';
import { paths } from '../../../contract/paths';
import { GameBadge, PlayerBadge } from '../../../contract/schemas/badges';
import { ComparedChart } from '../../../contract/schemas/comparisons';
import { PlayerExplanation } from '../../../contract/schemas/explanations';
import { FirstPlace } from '../../../contract/schemas/firsts';
import { FirstHolder, GameFirst } from '../../../contract/schemas/gameFirsts';
import {
  LatestScore,
  ListedPlayer,
  OwnScore,
  PlayedGame,
  PlayerDay,
  PlayerGame,
  PlayerProfile,
  PlayerRankDay,
  PlayerScore,
  UnplayedChart,
} from '../../../contract/schemas/players';
import { PlayerYear } from '../../../contract/schemas/playerYears';
import { PlayerRivals } from '../../../contract/schemas/rivals';
import { GameStanding, PlayerStanding } from '../../../contract/schemas/standings';
import { Targets } from '../../../contract/schemas/targets';
import { VisitChanges } from '../../../contract/schemas/visits';
import type { Resource } from './resource';

/** Resources of which only the properties are described. */
const described = (schemas: Readonly<Record<string, TObject>>) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, { properties }]) => [name, { properties }]),
  );

/** Players, their scores and what is counted of them. */
export const playerResources: Readonly<Record<string, Resource>> = {
  Standing: {
    properties: { ...GameStanding.properties, ...PlayerStanding.properties },
    collection: {
      name: 'standing',
      path: paths.ranking('points'),
      operations: [{ method: 'GET', title: 'List the players of all games by points' }],
    },
  },
  Player: {
    properties: PlayerProfile.properties,
    collection: {
      name: 'player',
      path: paths.players,
      operations: [{ method: 'GET', title: 'List the players who have scores' }],
    },
    operations: [{ method: 'GET', title: 'Get a player' }],
  },
  ...described({
    ComparedChart,
    FirstHolder,
    FirstPlace,
    GameBadge,
    GameFirst,
    ListedPlayer,
    OwnScore,
    PlayedGame,
    PlayerBadge,
    PlayerDay,
    PlayerExplanation,
    PlayerGame,
    PlayerRankDay,
    PlayerRivals,
    PlayerScore,
    Targets,
    UnplayedChart,
    VisitChanges,
    PlayerYear,
  }),
  LatestScore: {
    properties: LatestScore.properties,
    collection: {
      name: 'latestScore',
      path: paths.latestScores,
      operations: [{ method: 'GET', title: 'List the latest scores' }],
    },
  },
};
