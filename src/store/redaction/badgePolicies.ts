import { gameBadgesFromWire, playerBadgesFromWire } from '../../api/wire/badgesFromWire';
import { languages } from '../../contract/languages';
import { badgeStates } from '../../contract/records/badges';
import { boards } from './responseShapes';
import { fields, type Shape } from './shape';
import { oneOf, plain, playerId } from './valueRedactors';

const query = (id: Shape) => fields({ language: oneOf(languages), id, state: oneOf(badgeStates) });

/** The badges of players and games. */
export const badgePolicies = {
  getPlayerBadges: { argument: query(playerId), data: boards(playerBadgesFromWire) },
  getGameBadge: { argument: query(plain), data: boards(gameBadgesFromWire) },
};
