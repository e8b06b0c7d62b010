import { randomUUID } from 'node:crypto';
import { paths } from '../../../src/contract/paths';
import { PostResults } from '../../../src/contract/schemas/scores';
import { readContract } from '../readContract';
import type { TestServer } from '../server/createTestServer';

/** Posts a score as a member. @returns Its id. */
export async function postOverHttp(
  { app }: Pick<TestServer, 'app'>,
  headers: Record<string, string>,
  { chart, amount }: { chart: number; amount: number },
): Promise<number> {
  const scores = [{ chart, values: [amount], key: randomUUID(), confirmed: ['worse', 'unusual'] }];
  const url = paths.scoreBatch;
  const response = await app.inject({ method: 'POST', url, headers, payload: { scores } });
  const { results } = readContract(PostResults, response.json<unknown>());
  return results[0]?.scoreId ?? 0;
}
