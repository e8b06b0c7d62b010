import { paths } from '../paths';
import { comparisonView, type ComparisonView } from '../views/comparisonView';
import { read } from './read';

/** The ids of two players, and which of their charts. */
export interface ComparedPlayers {
  id: number;
  other: number;
  view: ComparisonView;
}

export const comparisonReads = {
  playerRivals: read<number>({
    path: paths.playerRivals('{id}'),
    keep: 'people',
    untranslated: true,
  }),
  comparison: read<ComparedPlayers>({
    path: paths.comparison('{id}', '{other}'),
    keep: 'people',
    params: ({ view }, after = '') => ({
      ...comparisonView.request(view),
      ...(after === '' ? {} : { after }),
    }),
  }),
};
