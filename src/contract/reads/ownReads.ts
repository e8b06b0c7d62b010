import { ownPaths } from '../ownPaths';
import type { QueryParams } from '../views/parameters';
import { read } from './read';

/** Charts without an own score: of a game, or of those that the member played last. */
export interface UnplayedCharts {
  game: number | null;
}

export const ownReads = {
  sinceLastVisit: read<object>({ path: ownPaths.sinceLastVisit, keep: 'member' }),
  targets: read<object>({ path: ownPaths.targets, keep: 'member' }),
  unplayedCharts: read<UnplayedCharts>({
    path: ownPaths.unplayedCharts,
    keep: 'member',
    params: ({ game }): QueryParams => (game === null ? {} : { game }),
  }),
};
