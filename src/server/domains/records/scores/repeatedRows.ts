import { postedEventKinds, type PostedEventKind } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import type { EventDetail } from '../../../../contract/records/decisions';
import type { ScoreToPost } from './checkScore';
import { evidenceDetail, type KnownPictures } from './evidence';

export interface Posted {
  outcome: PostedEventKind | 'same';
  scoreId: number;
  /** Of the score, after it was posted. */
  revision: number;
}

/** What a row claims: a key belongs to one content. */
interface RowContent extends Pick<ScoreToPost, 'chart' | 'amounts' | 'platform' | 'achievedOn'> {
  /** The hash of the sent file, or the address of the video. */
  evidence?: string | undefined;
}

const evidenceOf = (detail: EventDetail | null | undefined) => detail?.file ?? detail?.video;

/** What a row claims, with the pictures that it may name. */
export const rowContent = (
  { chart, amounts, platform, achievedOn, proof }: ScoreToPost,
  pictures: KnownPictures,
): RowContent => ({
  chart,
  amounts,
  platform,
  achievedOn,
  // An unknown picture is no earlier one.
  evidence: proof && (evidenceOf(evidenceDetail(proof, pictures)) ?? 'unknown'),
});

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
    .select([
      'clientKey as key',
      'chartId',
      'scoreId',
      'revision',
      'kind',
      'after as content',
      'detail',
    ])
    .$castTo<StoredRow & { kind: string; detail: EventDetail | null }>()
    .where('playerId', '=', playerId)
    .where('clientKey', 'in', keys)
    .execute();
  const found = new Map(unchanged.map((row) => [row.key, toEarlier(row, 'same')]));
  for (const { detail, ...row } of events) {
    const outcome = postedEventKinds.find((kind) => kind === row.kind);
    const content = { ...row.content, evidence: evidenceOf(detail) };
    if (outcome) found.set(row.key, toEarlier({ ...row, content }, outcome));
  }
  return found;
}

/** Whether two rows, which have the same key, claim the same. */
export const isSameRow = (one: RowContent, other: RowContent): boolean =>
  one.chart === other.chart &&
  one.platform === other.platform &&
  one.achievedOn === other.achievedOn &&
  one.evidence === other.evidence &&
  one.amounts.join() === other.amounts.join();

interface Unchanged extends Omit<Posted, 'outcome'> {
  key: string;
  content: RowContent;
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
      rows.map(({ key, content: { chart, ...content }, ...posted }) => ({
        ...posted,
        playerId,
        clientKey: key,
        chartId: chart,
        content: JSON.stringify(content),
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
