import type { QueryParams } from '../views/parameters';
import { takeBackPaths } from '../takeBackPaths';
import { read, type OneOf } from './read';

/** Separate from the other reads of records, which the chart page has at once. */
export const takeBackReads = {
  unrankedScores: read<OneOf>({
    path: takeBackPaths.unrankedScores('{id}'),
    keep: 'people',
    params: (_args, after = ''): QueryParams => (after === '' ? {} : { after }),
  }),
};
