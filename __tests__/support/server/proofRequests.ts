import { randomUUID } from 'node:crypto';
import { moderationPaths } from '../../../src/contract/moderationPaths';
import { requestPaths } from '../../../src/contract/requestPaths';
import {
  ListedRequestCollection,
  ModeratedRequest,
  OwnRequestCollection,
  SentRequest,
  type RequestDecision,
} from '../../../src/contract/schemas/requests';
import { readContract } from '../readContract';
import type { TestServer } from './createTestServer';
import { moderatorOf } from './moderation';

/** What a member and a moderator do about requests for proofs, through the API. */
export function requestClient(
  server: Pick<TestServer, 'app'>,
  { headers }: { headers: Record<string, string> },
) {
  const { call } = moderatorOf(server, headers);
  const read = async (id: number) =>
    readContract(ModeratedRequest, (await call('GET', moderationPaths.request(id))).json());
  const ask = (scoreId: number, changes: object = {}) =>
    call('POST', requestPaths.scoreRequests(scoreId), {
      grounds: 'impossibleValue',
      key: randomUUID(),
      ...changes,
    });
  const tryDecide = (id: number, decision: RequestDecision) =>
    call('POST', moderationPaths.requestDecision(id), decision);
  return {
    call,
    ask,
    read,
    tryDecide,
    /** @returns The id of the request. */
    asked: async (scoreId: number, changes?: object) => {
      const response = await ask(scoreId, changes);
      expect(response.statusCode).toBe(201);
      return readContract(SentRequest, response.json()).request.id;
    },
    own: async (query = '') =>
      readContract(
        OwnRequestCollection,
        (await call('GET', `${requestPaths.ownRequests}${query}`)).json(),
      ),
    list: async (query = '') =>
      readContract(
        ListedRequestCollection,
        (await call('GET', `${moderationPaths.requests}${query}`)).json(),
      ),
    /** Decides the request as it is. */
    decide: async (id: number, decision: Omit<RequestDecision, 'revision'>) => {
      const { revision } = await read(id);
      return tryDecide(id, { ...decision, revision });
    },
  };
}

/** Puts a score before the moderators, as the site itself does. @returns The id of the request. */
export async function addUnusual(
  { database, now }: Pick<TestServer, 'database' | 'now'>,
  scoreId: number,
): Promise<number> {
  const score = await database
    .selectFrom('scores as s')
    .innerJoin('charts as c', 'c.id', 's.chartId')
    .select(['s.playerId', 's.revision', 's.amounts', 'c.gameId'])
    .where('s.id', '=', scoreId)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('proofRequests')
    .values({ ...score, scoreId, kind: 'unusual', grounds: 'unusualValue', askedAt: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
