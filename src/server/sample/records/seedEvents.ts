import { sql } from 'kysely';
import type { EventDetail } from '../../../contract/records/decisions';
import { scoreActions } from '../../../contract/records/proofStates';
import type { ScoreEventKind } from '../../../contract/records/scoreStates';
import {
  firstHash,
  hashEvent,
  hashNote,
  type ScoreContent,
} from '../../domains/records/scores/scoreEvents';
import { sortKey } from '../../domains/records/formulas/sortKey';
import type { Database } from '../../platform/database/tables';
import { insertRows } from '../insertRows';
import { detailOf, type ProofPictures } from '../proofs/proofDetail';
import { statesOf } from '../proofs/sampleDeed';
import { unrankedPlayer } from '../proofs/sampleStories';
import type { StoredPlayer } from './seedPlayers';
import type { StoredScore } from './seedScores';

interface Happening {
  score: StoredScore;
  revision: number;
  kind: ScoreEventKind;
  before: ScoreContent | null;
  after: ScoreContent;
  at: Date;
  /** The name of the player or moderator who did it. */
  by: string | undefined;
  detail: EventDetail | null;
  note: string | undefined;
}

/** The values that a score had, the last one being what it is now. */
function postsOf(score: StoredScore): Happening[] {
  const { values, score: sample } = score.posted;
  const columns = score.board.chart.columns.map(({ better }) => better);
  const contents = values.map(({ amounts, achievedOn }): ScoreContent => ({
    amounts,
    platform: score.platformId,
    achievedOn,
    state: 'none',
  }));
  return contents.map((after, index) => {
    const before = contents[index - 1] ?? null;
    const isBetter =
      before &&
      Buffer.compare(sortKey(after.amounts, columns), sortKey(before.amounts, columns)) < 0;
    const kind = before === null ? 'created' : isBetter ? 'improved' : 'corrected';
    const at = values[index]?.postedAt ?? new Date(0);
    const by = sample.player;
    return {
      score,
      revision: index + 1,
      kind,
      before,
      after,
      at,
      by,
      detail: null,
      note: undefined,
    };
  });
}

/** What happened to a score: its values, what was done about them, and whether its player was taken out of the rankings. */
function happeningsOf(score: StoredScore, pictures: ProofPictures): Happening[] {
  const posts = postsOf(score);
  const last = posts.at(-1);
  if (!last) return [];
  const { deeds } = score.posted;
  const contents = statesOf(deeds).map(({ state }): ScoreContent => ({ ...last.after, state }));
  const done = deeds.map((deed, index): Happening => ({
    score,
    revision: posts.length + index + 1,
    kind: scoreActions[deed.action],
    before: contents[index] ?? null,
    after: contents[index + 1] ?? last.after,
    at: deed.at,
    by: deed.by,
    detail: detailOf(deeds, index, pictures),
    note: deed.note,
  }));
  const { player, at, by, reason, note } = unrankedPlayer;
  const all = [...posts, ...done];
  if (score.posted.score.player !== player) return all;
  const { revision, after } = all.at(-1) ?? last;
  const unranked = { score, revision, kind: 'unranked' as const, before: after, after };
  return [...all, { ...unranked, at, by, detail: { reason }, note }];
}

/** Stores the events of the scores in the order of their time, each in the chain of its chart. */
export async function seedEvents(
  database: Database,
  scores: readonly StoredScore[],
  { players, pictures }: { players: ReadonlyMap<string, StoredPlayer>; pictures: ProofPictures },
): Promise<void> {
  const happenings = scores
    .flatMap((score) => happeningsOf(score, pictures))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const heads = new Map<number, { chartId: number; eventCount: number; hash: Buffer }>();
  const notes: { chartId: number; sequence: number; text: string }[] = [];
  const rows = happenings.map(({ score, at, by, detail, note, ...happening }) => {
    const { chartId } = score;
    const head = heads.get(chartId) ?? { chartId, eventCount: 0, hash: firstHash };
    const sequence = head.eventCount + 1;
    const event = {
      chartId,
      sequence,
      scoreId: score.id,
      playerId: score.player.id,
      actorId: players.get(by ?? '')?.userId ?? null,
      clientKey: null,
      at: at.toISOString(),
      detail: note === undefined ? detail : { ...detail, noteHash: hashNote(note) },
      ...happening,
    };
    if (note !== undefined) notes.push({ chartId, sequence, text: note });
    const hash = hashEvent(head.hash, event);
    heads.set(chartId, { chartId, eventCount: sequence, hash });
    return { ...event, previousHash: head.hash, hash };
  });
  await insertRows(database, 'scoreEvents', rows);
  await insertRows(database, 'eventNotes', notes);
  await insertRows(database, 'chartHeads', [...heads.values()]);
  // The scores were stored before their events.
  await sql`select rebuild_chart_records(chart_id) from chart_heads`.execute(database);
}
