import { articleListView } from './articleListView';
import {
  boardView,
  gameRankingView,
  groupRankingView,
  rankingView,
  scoreListView,
} from './boardViews';
import { comparisonView } from './comparisonView';
import { explanationView } from './explanationView';
import { gameListView } from './gameListView';
import { platformRankingView, seriesRankingView } from './seriesRankingView';
import { ownChartsView } from './ownChartsView';
import { playerListView } from './playerListView';
import { pastBoardView } from './pastBoardView';
import { pastRankingView } from './pastRankingView';
import type { Parameter } from './parameters';

/** The views of every list that everyone can read. */
const listViews = [
  articleListView,
  comparisonView,
  explanationView,
  gameListView,
  playerListView,
  boardView,
  pastBoardView,
  pastRankingView,
  rankingView,
  gameRankingView,
  seriesRankingView,
  platformRankingView,
  groupRankingView,
  ownChartsView,
  scoreListView,
] as const;

const byName = new Map<string, Parameter<unknown>[]>();
for (const { parameters } of listViews) {
  for (const parameter of Object.values<Parameter<unknown>>(parameters)) {
    byName.set(parameter.name, [...(byName.get(parameter.name) ?? []), parameter]);
  }
}

/** The parameters that URLs of these lists may have, by name; several lists may have one of the same name. */
export const listParameters: ReadonlyMap<string, readonly Parameter<unknown>[]> = byName;
