import { articleGames } from './articleGames';
import { generateChartScores, type SampleScore } from './generateChartScores';
import { otherGames } from './otherGames';
import type { SampleChart, SampleGame } from './sampleGame';
import { generatePlayers } from './samplePlayers';

export const sampleGames: readonly SampleGame[] = [...articleGames, ...otherGames];

export type SampleBoard = { game: SampleGame; chart: SampleChart; scores: SampleScore[] };

/** The boards of all charts, without those of drafts. */
export function generateScores(): SampleBoard[] {
  const players = generatePlayers().map(({ name }) => name);
  return sampleGames.flatMap((game) =>
    game.status === 'draft'
      ? []
      : game.groups.flatMap((group) =>
          group.charts.map((chart) => ({
            game,
            chart,
            scores: generateChartScores(chart, {
              key: boardKey(game, group.slug, chart),
              since: game.since,
              players,
            }),
          })),
        ),
  );
}

/** Charts of the articles' games have unique slugs; stages occur in several groups. */
function boardKey(game: SampleGame, group: string, chart: SampleChart): string {
  return articleGames.includes(game)
    ? `${game.slug}/${chart.slug}`
    : `${game.slug}/${group}/${chart.slug}`;
}
