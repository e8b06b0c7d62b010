import { createHash } from 'node:crypto';
import type { ScoreEventKind, ScoreState } from '../../../../contract/records/scoreStates';
import type { EventDetail } from '../../../../contract/records/decisions';
import { isRanked, type ProofState } from '../../../../contract/records/proofStates';
import type { Database } from '../../../platform/database/tables';
import { canonicalJson } from '../../../../contract/canonicalJson';

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
  detail?: EventDetail | null;
  /** Public words of the staff; the event has only their hash. */
  note?: string | undefined;
}

/** What an event says of a score that would rank if its player did. */
export const unrankedDetail = (
  proofState: Omit<ProofState, 'restoresTo'>,
  playerRanks: boolean,
): EventDetail | null => (!playerRanks && isRanked(proofState) ? { playerUnranked: true } : null);

/** The end of a chain: how many events it has, and the hash of the last one. */
export interface ChainEnd {
  eventCount: number;
  hash: Buffer;
}

/** The ends of locked chains, by chart. */
export type Chains = ReadonlyMap<number, ChainEnd>;

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
  detail?: EventDetail | null;
}

const isJson = (value: unknown): value is Parameters<typeof canonicalJson>[0] =>
  value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value);

const contentText = (content: unknown) => (isJson(content) ? canonicalJson(content) : '');

/** What the hash of an event covers, apart from the hash before it. It is public. */
export function hashedText(event: HashedEvent): string {
  const { detail } = event;
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
    ...(detail ? [contentText(detail)] : []),
  ]);
}

/** SHA-256 of the hash before an event and the event itself. */
export function hashEvent(previous: Buffer, event: HashedEvent): Buffer {
  return createHash('sha256').update(previous).update(hashedText(event)).digest();
}

/** SHA-256 of public words of the staff, in hexadecimal. */
export const hashNote = (note: string): string => createHash('sha256').update(note).digest('hex');

/**
 * Locks the chains of charts until the transaction ends: changes of a chart's scores happen one after another. Always in the order of the
 * charts, so that two transactions wait for each other, never in a circle.
 */
export async function lockChains(
  transaction: Database,
  chartIds: readonly number[],
): Promise<Chains> {
  const ordered = [...new Set(chartIds)].toSorted((one, other) => one - other);
  if (ordered.length === 0) return new Map();
  await transaction
    .insertInto('chartHeads')
    .values(ordered.map((chartId) => ({ chartId, eventCount: 0, hash: firstHash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ends = await transaction
    .selectFrom('chartHeads')
    .select(['chartId', 'eventCount', 'hash'])
    .where('chartId', 'in', ordered)
    .orderBy('chartId')
    .forUpdate()
    .execute();
  return new Map(ends.map(({ chartId, ...end }) => [chartId, end]));
}
