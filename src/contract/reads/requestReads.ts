import { requestRules } from '../records/proofRequests';
import { requestPaths } from '../requestPaths';
import type { QueryParams } from '../views/parameters';
import { read } from './read';

/** Lists without arguments: their pages. */
const pages = (_args: object, after: number | string = ''): QueryParams => ({
  itemsPerPage: requestRules.pageSize,
  ...(after === '' ? {} : { after }),
});

export const requestReads = {
  /** The newest first. */
  ownRequests: read<object>({ path: requestPaths.ownRequests, keep: 'member', params: pages }),
  /** The own scores that have to be proved; the first that ends is first. */
  dueScores: read<object>({ path: requestPaths.dueScores, keep: 'member', params: pages }),
};
