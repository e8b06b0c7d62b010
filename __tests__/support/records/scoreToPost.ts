import { randomUUID } from 'node:crypto';
import type { ScoreToPost } from '../../../src/server/domains/records/scores/checkScore';

/** A row of a batch, with a key of its own. */
export const scoreToPost = (chart: number, changes: Partial<ScoreToPost> = {}): ScoreToPost => ({
  chart,
  amounts: [500],
  platform: null,
  achievedOn: null,
  key: randomUUID(),
  confirmed: [],
  ...changes,
});
