import { articleGames } from './articleGames';
import { singleChartPlayers } from './articleHistories';
import { generateChartScores, type SampleScore } from './generateChartScores';
import { otherGames } from './otherGames';
import type { SampleChart, SampleGame, SampleGroup } from './sampleGame';
import { generatePlayers } from './samplePlayers';

export const sampleGames: readonly SampleGame[] = [...articleGames, ...otherGames];

export type SampleBoard = {
  key: string;
  game: SampleGame;
  group: SampleGroup;
  chart: SampleChart;
  /** Best first. */
  scores: SampleScore[];
};

/** The boards of all charts, without those of drafts. */
export function generateScores(): SampleBoard[] {
  const players = generatePlayers()
    .map(({ name }) => name)
    .filter((name) => !singleChartPlayers.includes(name));
  return sampleGames.flatMap((game) =>
    game.status === 'draft'
      ? []
      : game.groups.flatMap((group) =>
          group.charts.map((chart) => {
            const key = boardKey(game, group, chart);
            const scores = generateChartScores(chart, { key, since: game.since, players });
            return { key, game, group, chart, scores };
          }),
        ),
  );
}

/** Charts of the articles' games have unique slugs; stages occur in several groups. */
function boardKey(game: SampleGame, group: SampleGroup, chart: SampleChart): string {
  return articleGames.includes(game)
    ? `${game.slug}/${chart.slug}`
    : `${game.slug}/${group.slug}/${chart.slug}`;
}
