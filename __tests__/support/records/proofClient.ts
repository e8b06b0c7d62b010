import { randomUUID } from 'node:crypto';
import { paths } from '../../../src/contract/paths';
import type { ProofFilter } from '../../../src/contract/records/proofs';
import { Score } from '../../../src/contract/schemas/scoreHistory';
import { Proof, ProofCollection, SentProofs } from '../../../src/contract/schemas/proofs';
import { PostResults } from '../../../src/contract/schemas/scores';
import { readContract } from '../readContract';
import type { joinAs } from '../server/comments';
import type { TestServer } from '../server/createTestServer';

type Member = Awaited<ReturnType<typeof joinAs>>;

/** What a member does about own proofs, through the API. */
export function proofClient(
  { app }: Pick<TestServer, 'app'>,
  { headers }: Pick<Member, 'headers'>,
) {
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    language = 'en',
  ) =>
    app.inject({
      method,
      url,
      headers: { 'accept-language': language, ...headers },
      ...(payload && { payload }),
    });

  return {
    call,
    async post(chart: number, changes: object = {}) {
      const row = { chart, values: [500], key: randomUUID(), ...changes };
      const response = await call('POST', paths.scoreBatch, { scores: [row] });
      const [result] = readContract(PostResults, response.json()).results;
      if (!result) throw new Error('The row has no result.');
      return result;
    },
    /** Posts a score. @returns Its id. */
    async postScore(chart: number, changes: object = {}): Promise<number> {
      const { scoreId, reason } = await this.post(chart, changes);
      if (scoreId === null) throw new Error(`The score was not posted: ${reason}`);
      return scoreId;
    },
    send: async (scoreId: number, proof: object, language?: string) =>
      call('POST', paths.scoreProofs(scoreId), { key: randomUUID(), ...proof }, language),
    async sent(scoreId: number, proof: object) {
      const response = await this.send(scoreId, proof);
      expect(response.statusCode).toBe(200);
      return readContract(SentProofs, response.json()).results;
    },
    async proofs(state?: ProofFilter) {
      const response = await call('GET', `${paths.ownProofs}${state ? `?state=${state}` : ''}`);
      return readContract(ProofCollection, response.json())['hydra:member'];
    },
    takeBack: async (id: number) => call('DELETE', paths.proof(id)),
    answer: async (id: number, comment: string) => call('POST', paths.proofAnswer(id), { comment }),
    async answered(id: number, comment: string) {
      const response = await this.answer(id, comment);
      expect(response.statusCode).toBe(201);
      return readContract(Proof, response.json());
    },
    score: async (id: number) =>
      readContract(Score, (await app.inject({ url: paths.score(id) })).json()),
  };
}

/** The address of a video, another one for each number. */
export const videoOf = (number = 1) =>
  `https://www.youtube.com/watch?v=${String(number).padStart(11, 'v')}`;
