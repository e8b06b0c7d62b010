import { badgePaths } from '../badgePaths';
import { limits } from '../limits';
import type { BadgeState } from '../records/badges';
import { read, type OneOf } from './read';

type Badges = OneOf & { state: BadgeState };

const params = ({ state }: Badges, after: number | string = '') => ({
  itemsPerPage: limits.badgePageSize,
  state,
  ...(after === '' ? {} : { after }),
});

export const badgeReads = {
  playerBadges: read<Badges>({ path: badgePaths.playerBadges('{id}'), keep: 'people', params }),
  gameBadge: read<Badges>({ path: badgePaths.gameBadge('{id}'), keep: 'people', params }),
};
