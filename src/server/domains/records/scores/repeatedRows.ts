import { postedEventKinds, type PostedEventKind } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import type { ScoreToPost } from './checkScore';

export interface Posted {
  outcome: PostedEventKind | 'same';
  scoreId: number;
  /** Of the score, after it was posted. */
  revision: number;
}

/** What a row claims: a key belongs to one content. */
type RowContent = Pick<ScoreToPost, 'chart' | 'amounts' | 'platform' | 'achievedOn'>;

/** A row that was posted before. */
export interface EarlierRow {
  content: RowContent;
  posted: Posted;
}

interface StoredRow {
  key: string;
  chartId: number;
  scoreId: number;
  revision: number;
  content: Omit<RowContent, 'chart'>;
}

const toEarlier = (
  { chartId, scoreId, revision, content }: StoredRow,
  outcome: Posted['outcome'],
): EarlierRow => ({
  content: { ...content, chart: chartId },
  posted: { outcome, scoreId, revision },
});

/** The rows that a player posted before with one of these keys, by key. */
export async function findEarlier(
  database: Database,
  playerId: number,
  keys: readonly string[],
): Promise<Map<string, EarlierRow>> {
  if (keys.length === 0) return new Map();
  const unchanged = await database
    .selectFrom('unchangedPosts')
    .select(['clientKey as key', 'chartId', 'scoreId', 'revision', 'content'])
    .$castTo<StoredRow>()
    .where('playerId', '=', playerId)
    .where('clientKey', 'in', keys)
    .execute();
  const events = await database
    .selectFrom('scoreEvents')
    .select(['clientKey as key', 'chartId', 'scoreId', 'revision', 'kind', 'after as content'])
    .$castTo<StoredRow & { kind: string }>()
    .where('playerId', '=', playerId)
    .where('clientKey', 'in', keys)
    .execute();
  const found = new Map(unchanged.map((row) => [row.key, toEarlier(row, 'same')]));
  for (const row of events) {
    const outcome = postedEventKinds.find((kind) => kind === row.kind);
    if (outcome) found.set(row.key, toEarlier(row, outcome));
  }
  return found;
}

/** Whether two rows, which have the same key, claim the same. */
export const isSameRow = (one: RowContent, other: RowContent): boolean =>
  one.chart === other.chart &&
  one.platform === other.platform &&
  one.achievedOn === other.achievedOn &&
  one.amounts.join() === other.amounts.join();

interface Unchanged extends Omit<Posted, 'outcome'> {
  score: ScoreToPost;
}

/** Remembers the rows that changed nothing: no event has their keys. */
export async function rememberUnchanged(
  transaction: Database,
  { playerId, rows, at }: { playerId: number; rows: readonly Unchanged[]; at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('unchangedPosts')
    .values(
      rows.map(({ score: { chart, key, amounts, platform, achievedOn }, ...posted }) => ({
        ...posted,
        playerId,
        clientKey: key,
        chartId: chart,
        content: JSON.stringify({ amounts, platform, achievedOn }),
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
