import { comparisonResults } from '../records/comparisons';
import { defineView, type ShownBy } from './defineView';
import { catalogueId, choice } from './parameters';

/** Which shared charts of two players are listed. */
export const comparisonView = defineView({
  result: choice('result', comparisonResults, null),
  game: catalogueId('game'),
});
export type ComparisonView = ShownBy<typeof comparisonView>;
