import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Static } from '@sinclair/typebox';
import { paths } from '../../../src/contract/paths';
import { RankingCollection } from '../../../src/contract/schemas/charts';
import { GameStandingCollection } from '../../../src/contract/schemas/standings';
import { readContract } from '../readContract';
import {
  contradictionsOf,
  deniedOwnScore,
  wrongPointsOf,
  wrongStandingsOf,
} from '../records/contradictionsOf';
import { bearer, send, type Member } from './nodes';
import { countOutcomes, untilMore } from './outcomes';

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

/** The whole board is on its first page. The page around a member may start behind better scores that came meanwhile. */
const wrongScoresOf = (board: Static<typeof RankingCollection>, around: boolean) => [
  ...(around ? wrongPointsOf(board) : contradictionsOf(board)),
  ...deniedOwnScore(board),
];

/**
 * Members who post scores on every node, and readers who look whether a page contradicts itself, until they are stopped. A post without
 * an answer is sent again with its key, on the next node.
 */
export function startScoring({ origins, charts, games, members, random }: Workplace) {
  const { outcomes, count } = countOutcomes();
  const contradictions: string[] = [];
  const state = { going: true, stored: 0, looks: 0 };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];

  const post = async ({ token }: Member) => {
    while (state.going) {
      const row = {
        chart: pick(charts) ?? 0,
        // Few values: many are ties.
        values: [Math.floor(random() * 8)],
        key: randomUUID(),
        confirmed: ['worse', 'zero', 'unusual'],
      };
      let status = 0;
      while (state.going && status !== 200) {
        const sent = { body: { scores: [row] }, headers: bearer(token) };
        const reply = await send(pick(origins()) ?? '', paths.scoreBatch, sent);
        status = count('post', reply);
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
        : `${paths.chartRanking(pick(charts) ?? 0)}?own=me${around ? '&around=me' : ''}`;
      const reply = await send(pick(origins()) ?? '', path, { headers: bearer(token) });
      if (count('look', reply) === 200) {
        const found = isRanking
          ? wrongStandingsOf(readContract(GameStandingCollection, reply.body))
          : wrongScoresOf(readContract(RankingCollection, reply.body), around);
        contradictions.push(...found.map((row) => `${path}: ${JSON.stringify(row)}`));
        state.looks += 1;
      }
      await delay(pause);
    }
  };
  const loops = members.flatMap((member) => [post(member), read(member)]);

  /** Waits until so many more scores are stored. */
  const progress = async (more = 10) => untilMore(() => state.stored, more);
  const stop = async () => {
    state.going = false;
    await Promise.all(loops);
  };
  return { outcomes, contradictions, state, progress, stop };
}
