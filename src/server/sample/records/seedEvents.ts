import { sql } from 'kysely';
import { firstHash, hashEvent, type ScoreContent } from '../../domains/records/scores/scoreEvents';
import { sortKey } from '../../domains/records/formulas/sortKey';
import type { ScoreEventKind } from '../../../contract/records/scoreStates';
import type { Database } from '../../platform/database/tables';
import { insertRows } from '../insertRows';
import type { StoredScore } from './seedScores';

interface Happening {
  score: StoredScore;
  revision: number;
  kind: ScoreEventKind;
  before: ScoreContent | null;
  after: ScoreContent;
  at: Date;
}

/** What happened to a score. Its last event says what it is now, so how it was proved is not told. */
function happeningsOf(score: StoredScore): Happening[] {
  const { values, score: sample } = score.posted;
  const columns = score.board.chart.columns.map(({ better }) => better);
  const contents = values.map(({ amounts, achievedOn }, index): ScoreContent => ({
    amounts,
    platform: score.platformId,
    achievedOn,
    state: index === values.length - 1 ? sample.state : 'none',
  }));
  return contents.map((after, index) => {
    const before = contents[index - 1] ?? null;
    const isBetter =
      before &&
      Buffer.compare(sortKey(after.amounts, columns), sortKey(before.amounts, columns)) < 0;
    const kind = before === null ? 'created' : isBetter ? 'improved' : 'corrected';
    const at = values[index]?.postedAt ?? new Date(0);
    return { score, revision: index + 1, kind, before, after, at };
  });
}

/** Stores the events of the scores in the order of their time, each in the chain of its chart. */
export async function seedEvents(
  database: Database,
  scores: readonly StoredScore[],
): Promise<void> {
  const happenings = scores
    .flatMap(happeningsOf)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const heads = new Map<number, { chartId: number; eventCount: number; hash: Buffer }>();
  const rows = happenings.map(({ score, at, ...happening }) => {
    const { chartId } = score;
    const head = heads.get(chartId) ?? { chartId, eventCount: 0, hash: firstHash };
    const event = {
      chartId,
      sequence: head.eventCount + 1,
      scoreId: score.id,
      playerId: score.player.id,
      actorId: score.player.userId,
      clientKey: null,
      at: at.toISOString(),
      ...happening,
    };
    const hash = hashEvent(head.hash, event);
    heads.set(chartId, { chartId, eventCount: event.sequence, hash });
    return { ...event, previousHash: head.hash, hash };
  });
  await insertRows(database, 'scoreEvents', rows);
  await insertRows(database, 'chartHeads', [...heads.values()]);
  // The scores were stored before their events.
  await sql`select rebuild_chart_records(chart_id) from chart_heads`.execute(database);
}
