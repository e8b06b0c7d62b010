import { createHash } from 'node:crypto';
import type { ScoreEventKind, ScoreState } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import { canonicalJson } from './canonicalJson';

/** What an event records of a score before and after it. */
export type ScoreContent = {
  amounts: number[];
  platform: number | null;
  achievedOn: string | null;
  state: ScoreState;
};

export interface ScoreEvent {
  chartId: number;
  scoreId: number;
  playerId: number;
  revision: number;
  kind: ScoreEventKind;
  /** Null if there was no score. */
  before: ScoreContent | null;
  after: ScoreContent;
  /** The user who did it; null for the site itself, and for a user who must stay hidden: events are public. */
  actorId: number | null;
  at: Date;
  clientKey: string | null;
}

/** The end of a chain: how many events it has, and the hash of the last one. */
interface ChainEnd {
  eventCount: number;
  hash: Buffer;
}

/** The hash before the first event of a chart. */
export const firstHash = Buffer.alloc(32);

/** A stored event as far as its hash covers it. */
export interface HashedEvent {
  chartId: number;
  sequence: number;
  scoreId: number;
  playerId: number;
  revision: number;
  kind: string;
  before: unknown;
  after: unknown;
  actorId: number | null;
  at: string;
  clientKey: string | null;
}

const isJson = (value: unknown): value is Parameters<typeof canonicalJson>[0] =>
  value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value);

const contentText = (content: unknown) => (isJson(content) ? canonicalJson(content) : '');

/** What the hash of an event covers, apart from the hash before it. It is public. */
export function hashedText(event: HashedEvent): string {
  return canonicalJson([
    event.chartId,
    event.sequence,
    event.scoreId,
    event.playerId,
    event.revision,
    event.kind,
    contentText(event.before),
    contentText(event.after),
    event.actorId,
    event.at,
    event.clientKey,
  ]);
}

/** SHA-256 of the hash before an event and the event itself. */
export function hashEvent(previous: Buffer, event: HashedEvent): Buffer {
  return createHash('sha256').update(previous).update(hashedText(event)).digest();
}

/** Locks the chain of a chart until the transaction ends: changes of a chart's scores happen one after another. */
export async function lockChain(transaction: Database, chartId: number): Promise<ChainEnd> {
  await transaction
    .insertInto('chartHeads')
    .values({ chartId, eventCount: 0, hash: firstHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('chartHeads')
    .select(['eventCount', 'hash'])
    .where('chartId', '=', chartId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Appends an event to the chain of its chart, which must be locked. */
export async function appendEvent(
  transaction: Database,
  end: ChainEnd,
  event: ScoreEvent,
): Promise<void> {
  const sequence = end.eventCount + 1;
  const hash = hashEvent(end.hash, { ...event, sequence, at: event.at.toISOString() });
  await transaction
    .insertInto('scoreEvents')
    .values({
      ...event,
      sequence,
      before: event.before && JSON.stringify(event.before),
      after: JSON.stringify(event.after),
      previousHash: end.hash,
      hash,
    })
    .execute();
  await transaction
    .updateTable('chartHeads')
    .set({ eventCount: sequence, hash })
    .where('chartId', '=', event.chartId)
    .execute();
}
