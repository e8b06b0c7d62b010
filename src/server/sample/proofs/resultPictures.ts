import { formatValue } from '../../../contract/records/formatValue';
import { gameCovers } from '../gameCovers';
import { sampleFormats } from '../records/sampleFormats';
import type { Results } from './drawResults';
import type { JudgedBoard, JudgedScore } from './sampleDeed';

const covers = new Map(gameCovers.map(({ slug, cover }) => [slug, { ...cover, seed: slug }]));

function rowOf({ chart }: JudgedBoard['board'], { score }: JudgedScore): Results['rows'][number] {
  const values = chart.columns.map(({ format }, index) =>
    formatValue(sampleFormats[format], score.amounts[index] ?? 0, 'en'),
  );
  return { chart: chart.names.en, value: values.join('  ') };
}

/** The pictures that were sent as proofs, by key: what each shows of the player whose results they are. */
export function resultPictures(boards: readonly JudgedBoard[]): Map<string, Results> {
  const pictures = new Map<string, Results>();
  for (const { board, scores } of boards)
    for (const score of scores) {
      const { player } = score.score;
      const cover = covers.get(board.game.slug);
      const keys = new Set(
        score.deeds.flatMap(({ evidence }) =>
          evidence && 'picture' in evidence ? evidence.picture : [],
        ),
      );
      for (const key of keys) {
        if (!cover || !key.startsWith(`${player} `)) continue;
        const rows = [...(pictures.get(key)?.rows ?? []), rowOf(board, score)];
        pictures.set(key, { game: board.game.names.en, player, rows, cover });
      }
    }
  return pictures;
}
