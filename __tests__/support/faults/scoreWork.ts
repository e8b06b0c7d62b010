import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Type, type Static } from '@sinclair/typebox';
import { paths } from '../../../src/contract/paths';
import { RankingCollection } from '../../../src/contract/schemas/charts';
import { GameStandingCollection } from '../../../src/contract/schemas/standings';
import { pointsByRank, tiePoints } from '../../../src/server/domains/records/ranking/chartPoints';
import { eventually } from '../eventually';
import { readContract } from '../readContract';
import { bearer, send, type Member } from './nodes';

/** Milliseconds between two requests of one loop: other loops and processes get their turn. */
const pause = 20;

interface Workplace {
  /** The nodes that answer at this moment. */
  origins: () => readonly string[];
  charts: readonly number[];
  games: readonly number[];
  members: readonly Member[];
  random: () => number;
}

const Placed = Type.Object({ rank: Type.Integer(), of: Type.Integer() });

/** Ranks 1, 2, 2, 4 that go on from the first, among as many as the page says. */
function findWrongRanks(
  rows: readonly Static<typeof Placed>[],
  { total, isTied }: { total: number; isTied: (index: number) => boolean },
): string[] {
  const start = rows[0]?.rank ?? 1;
  return rows.flatMap(({ rank, of }, index) => {
    const before = rows[index - 1]?.rank ?? start;
    const isRight = isTied(index) ? rank === before : index === 0 || rank === start + index;
    return isRight && of === total && rank <= total ? [] : [`${rank} of ${of}, total ${total}`];
  });
}

/** What a page of a chart’s board says that something else on it denies. */
function findContradictions(body: unknown, isFirst: boolean): string[] {
  const board = readContract(RankingCollection, body);
  const rows = board['hydra:member'];
  const total = board['hydra:totalItems'];
  const values = rows.map((row) => row.values.map(({ raw }) => raw).join());
  const isTied = (index: number) => index > 0 && values[index] === values[index - 1];
  const due = pointsByRank(total);
  const wrongPoints = rows
    .filter(({ rank, tied, points }) => points !== tiePoints(due, rank, tied))
    .map(({ rank, tied, points }) => `${points} points at ${rank}, ${tied} tied, of ${total}`);
  return [
    ...(isFirst ? findWrongRanks(rows, { total, isTied }) : []),
    ...(rows.some(({ of }) => of !== total) ? ['another number of scores'] : []),
    ...wrongPoints,
  ];
}

function findWrongStandings(body: unknown): string[] {
  const board = readContract(GameStandingCollection, body);
  const rows = board['hydra:member'];
  const isTied = (index: number) => index > 0 && rows[index]?.points === rows[index - 1]?.points;
  return findWrongRanks(rows, { total: board['hydra:totalItems'], isTied });
}

/**
 * Members who post scores on every node, and readers who look whether a page contradicts itself, until they are stopped. A post without
 * an answer is sent again with its key, on the next node.
 */
export function startScoring({ origins, charts, games, members, random }: Workplace) {
  const outcomes = new Map<string, number>();
  const contradictions: string[] = [];
  const state = { going: true, stored: 0, looks: 0 };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const count = (name: string, status: number) => {
    const outcome = `${name} ${status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return status;
  };

  const post = async ({ token }: Member) => {
    while (state.going) {
      const row = {
        chart: pick(charts) ?? 0,
        // Few values: many are ties.
        values: [Math.floor(random() * 8)],
        key: randomUUID(),
        confirmed: ['worse', 'zero'],
      };
      let status = 0;
      while (state.going && status !== 200) {
        const sent = { body: { scores: [row] }, headers: bearer(token) };
        const reply = await send(pick(origins()) ?? '', paths.scoreBatch, sent);
        status = count('post', reply.status);
        await delay(pause);
      }
      if (status === 200) state.stored += 1;
    }
  };
  const read = async ({ token }: Member) => {
    while (state.going) {
      const around = random() < 0.3;
      const isRanking = random() < 0.3;
      const path = isRanking
        ? paths.gameRanking(pick(games) ?? 0)
        : `${paths.chartRanking(pick(charts) ?? 0)}${around ? '?around=me' : ''}`;
      const reply = await send(pick(origins()) ?? '', path, { headers: bearer(token) });
      if (count('look', reply.status) === 200) {
        const found = isRanking
          ? findWrongStandings(reply.body)
          : findContradictions(reply.body, !around);
        contradictions.push(...found.map((text) => `${path}: ${text}`));
        state.looks += 1;
      }
      await delay(pause);
    }
  };
  const loops = members.flatMap((member) => [post(member), read(member)]);

  /** Waits until so many more scores are stored: work goes on. */
  const progress = async (more = 10) => {
    const before = state.stored;
    await eventually(
      () => Promise.resolve(state.stored),
      (total) => total >= before + more,
    );
  };
  const stop = async () => {
    state.going = false;
    await Promise.all(loops);
  };
  return { outcomes, contradictions, state, progress, stop };
}
