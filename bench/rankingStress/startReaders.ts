import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '../../src/contract/paths';
import { RankingCollection } from '../../src/contract/schemas/charts';
import { readContract } from '../../__tests__/support/readContract';
import { wrongPointsOf } from '../../__tests__/support/records/contradictionsOf';
import { send } from '../../__tests__/support/faults/nodes';

/** Milliseconds between two requests of a reader. */
const pause = 100;

export interface Looks {
  /** Milliseconds that each board and each list of articles took. */
  boards: number[];
  articles: number[];
  contradictions: string[];
  failures: string[];
}

/** Rows of a page of a board that its other rows deny. */
function contradictionsIn(path: string, body: unknown): string[] {
  const board = readContract(RankingCollection, body);
  const items = board['hydra:member'];
  const unordered = items.filter((item, index) => {
    const before = items[index - 1];
    if (!before) return false;
    const isTied = before.values[0]?.raw === item.values[0]?.raw;
    return isTied ? item.rank !== before.rank : item.rank !== before.rank + before.tied;
  });
  return [...wrongPointsOf(board), ...unordered].map((row) => `${path}: ${JSON.stringify(row)}`);
}

/** Readers who ask nodes in turn for boards and for the list of articles, until they are stopped. */
export function startReaders(origins: readonly string[], charts: readonly number[]) {
  const looks: Looks = { boards: [], articles: [], contradictions: [], failures: [] };
  const lifetime = new AbortController();
  const ask = async (index: number, path: string, times: number[]) => {
    const before = performance.now();
    const reply = await send(origins[index % origins.length] ?? '', path);
    times.push(performance.now() - before);
    if (reply.status !== 200) looks.failures.push(`${path}: ${reply.status}`);
    return reply.status === 200 ? reply.body : undefined;
  };
  const readBoards = async () => {
    for (let index = 0; !lifetime.signal.aborted; index += 1) {
      const path = paths.chartRanking(charts[index % charts.length] ?? 0);
      const body = await ask(index, path, looks.boards);
      if (body !== undefined) looks.contradictions.push(...contradictionsIn(path, body));
      await delay(pause);
    }
  };
  const readArticles = async () => {
    for (let index = 0; !lifetime.signal.aborted; index += 1) {
      await ask(index, paths.articles, looks.articles);
      await delay(pause);
    }
  };
  const reading = [readBoards(), readBoards(), readArticles()];
  return async (): Promise<Looks> => {
    lifetime.abort();
    await Promise.all(reading);
    return looks;
  };
}
