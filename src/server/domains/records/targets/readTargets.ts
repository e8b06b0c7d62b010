import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { badgeKinds, targetRules } from '../../../../contract/records/targets';
import { formatGap } from '../../../../contract/records/formatValue';
import { ownPaths } from '../../../../contract/ownPaths';
import type { OwnScore } from '../../../../contract/schemas/players';
import type {
  TargetBadge,
  TargetPlace,
  TargetProof,
  Targets,
} from '../../../../contract/schemas/targets';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import {
  numberColumns,
  numberSource,
  toThresholds,
  type PlayerNumbers,
} from '../badges/playerNumbers';
import { easiestFirst } from '../formulas/easiestFirst';
import { toPlace } from '../places/livePlaces';
import { findPlayerOf } from '../players/findPlayerOf';
import { findLatestRows, toScore } from '../players/findPlayerScores';
import { findFirstDue } from '../players/readDueScores';
import { findNextPlaces } from '../scores/findNextPlaces';
import type { ListedRow } from '../scores/listedScores';
import { findUnplayed } from '../unplayed/readUnplayed';

interface Of {
  playerId: number;
  language: Language;
}

/** How far a score is from what the next place needs, as boards show it: in the first column in which they differ. */
function gapOf(score: OwnScore, row: ListedRow | undefined, language: Language): string {
  const wanted = score.next?.values ?? [];
  const column = wanted.findIndex(({ raw }, index) => raw !== score.values[index]?.raw);
  const [format, value, own] = [row?.formats[column], wanted[column], score.values[column]];
  return format && value && own ? formatGap(format, own.raw - value.raw, language) : '';
}

async function findPlace(
  snapshot: Database,
  rows: readonly ListedRow[],
  language: Language,
): Promise<TargetPlace | null> {
  const places = await findNextPlaces(snapshot, rows, language);
  const scores = rows.flatMap((row): OwnScore[] => {
    const next = places.get(row.id);
    if (!next) return [];
    return [{ ...toScore(row, language), '@type': 'OwnScore', next, revision: row.revision }];
  });
  const [score] = easiestFirst(scores);
  const row = rows.find(({ id }) => id === score?.id);
  return score ? { score, gap: gapOf(score, row, language) } : null;
}

/** What has to be proved first; else the one of some scores whose place gives most points. */
async function findProof(
  snapshot: Database,
  rows: readonly ListedRow[],
  of: Of,
): Promise<TargetProof | null> {
  const due = await findFirstDue(snapshot, of);
  if (due) {
    return { score: due.score, asked: true, dueAt: due.dueAt };
  }
  const unproved = rows.filter(({ state, ranked }) => state === 'none' && ranked);
  const { rows: open } = await sql<{ id: number }>`
    select s.id from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = any(${sql.val(unproved.map(({ id }) => id))}::int[])
      and c.status = 'open' and g.status = 'active'`.execute(snapshot);
  const ids = new Set(open.map(({ id }) => id));
  const [row] = unproved
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => toPlace(b).points - toPlace(a).points);
  return row ? { score: toScore(row, of.language), asked: false, dueAt: null } : null;
}

/** The badge of which least is missing, as a share of the way from the one before. */
async function findBadge(snapshot: Database, playerId: number): Promise<TargetBadge | null> {
  const { rows } = await sql<PlayerNumbers>`
    select ${numberColumns} from ${numberSource} where p.id = ${playerId}`.execute(snapshot);
  const [numbers] = rows;
  if (!numbers) return null;
  const thresholds = toThresholds(numbers);
  const [nearest] = badgeKinds
    .flatMap((kind) => {
      const badges = thresholds[kind];
      if (!badges || badges.next === null) return [];
      const { count, next, reached } = badges;
      const way = next - (reached.at(-1) ?? 0);
      return [{ badge: { kind, count, next }, missing: (next - count) / way }];
    })
    .toSorted((a, b) => a.missing - b.missing);
  return nearest?.badge ?? null;
}

const nothing = { place: null, unplayed: null, proof: null, badge: null };

/** What a member could do next: one of each kind. Only the latest scores and the game played last are searched. */
export async function readTargets(
  database: Database,
  { userId, language }: { userId: number; language: Language },
): Promise<Targets> {
  const playerId = await findPlayerOf(database, userId);
  const named = { '@id': ownPaths.targets, '@type': 'Targets' } as const;
  if (playerId === undefined) return { ...named, ...nothing };
  return inSnapshot(database, async (snapshot) => {
    const of = { playerId, language };
    const rows = await findLatestRows(snapshot, { ...of, size: targetRules.scores });
    const searched = { game: undefined, games: targetRules.games, size: 1 };
    const [unplayed = null] = await findUnplayed(snapshot, { ...of, ...searched });
    return {
      ...named,
      place: await findPlace(snapshot, rows, language),
      unplayed,
      proof: await findProof(snapshot, rows, of),
      badge: await findBadge(snapshot, playerId),
    };
  });
}
