import type { LatestScore } from '../../../api/wire/playerFromWire';

/** Scores of one player in one game that were posted together, the latest first. */
export type Batch = readonly [LatestScore, ...LatestScore[]];

export interface LatestDay {
  /** In UTC, so that the document of the server has the same; null for scores without a date. */
  day: string | null;
  batches: Batch[];
}

/** The longest pause in a batch, in milliseconds. */
const longestPause = 30 * 60_000;

const dayOf = ({ postedAt }: LatestScore) => postedAt?.slice(0, 10) ?? null;

const milliseconds = ({ postedAt }: LatestScore) => (postedAt === null ? 0 : Date.parse(postedAt));

const belongs = (score: LatestScore, batch: Batch) => {
  const last = batch.at(-1) ?? batch[0];
  return (
    score.player.id === last.player.id &&
    score.game.id === last.game.id &&
    Math.abs(milliseconds(last) - milliseconds(score)) <= longestPause
  );
};

/** The list by days and batches. A batch stands where its latest score does, also if others posted meanwhile. */
export function groupLatest(scores: readonly LatestScore[]): LatestDay[] {
  const days: LatestDay[] = [];
  for (const score of scores) {
    const day = dayOf(score);
    const current = days.at(-1);
    if (current?.day !== day) {
      days.push({ day, batches: [[score]] });
      continue;
    }
    const at = current.batches.findLastIndex((batch) => belongs(score, batch));
    const batch = current.batches[at];
    if (batch) current.batches[at] = [...batch, score];
    else current.batches.push([score]);
  }
  return days;
}
