import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { idOfReference } from '../../../contract/parseId';
import { paths } from '../../../contract/paths';
import { decisionNoteLength } from '../../../contract/records/decisions';
import { proofRules, type ProofRefusal } from '../../../contract/records/proofs';
import { Problem } from '../../../contract/schemas/errors';
import { SilenceProblem } from '../../../contract/schemas/reports';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import { Proof, ProofAnswer, ProofToSend, SentProofs } from '../../../contract/schemas/proofs';
import {
  refuseTooLong,
  refuseViolations,
  RequestError,
  type ErrorTextKey,
} from '../../platform/errors/requestError';
import { idParams, parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { refuseSilenced } from '../../platform/security/sanctions';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { cleanLines } from '../../platform/texts/cleanLine';
import { serverTexts } from '../../platform/texts/serverTexts';
import { findPlayerOf } from '../records/players/findPlayerOf';
import { findPictures, readEvidence } from '../records/scores/evidence';
import { answerProof } from './answerProof';
import { readOwnProof } from './readOwnProofs';
import { findScoreFacts, sendProofs } from './sendProofs';
import { takeProofBack } from './takeProofBack';

const refusalTexts: Record<ProofRefusal, ErrorTextKey> = {
  scoreNotFound: 'scoreNotFound',
  notYours: 'proofNotYours',
  otherGame: 'proofOtherGame',
  chartClosed: 'chartClosed',
  videoNeeded: 'proofVideoNeeded',
  stateForbids: 'proofStateForbids',
  keyReused: 'proofKeyReused',
};

const refused = Type.Union([SilenceProblem, Problem]);

/** No row has it: a reference to nothing is refused as one to a row that does not exist. */
const noId = 0;
const unstored = { 'Cache-Control': 'no-store' };

/** Members prove their scores. */
export const proofRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, { clock, database, guards, limits }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['games'], summary });
  const errors = { 401: SessionProblem, 404: Problem, 429: RateLimitProblem };

  /** The player of the member. @throws RequestError (404) for one who has sent nothing yet. */
  async function playerOf(request: FastifyRequest, notFound: ErrorTextKey) {
    const { id: userId } = memberOf(request);
    const playerId = await findPlayerOf(database, userId);
    if (playerId === undefined) throw new RequestError(404, notFound);
    return { userId, playerId };
  }

  app.post(
    `${paths.scores}/:id/proofs`,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Prove an own score, and others of its game, with a picture or a video'),
        description: 'A proof that waits already is replaced.',
        params: idParams('scoreNotFound'),
        body: ProofToSend,
        response: { 200: SentProofs, 403: refused, 422: Problem, ...errors },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { otherScores = [], comment = '', key } = request.body;
      const others = otherScores.map((other) => idOfReference(paths.scores, other) ?? noId);
      const scoreIds = [...new Set([id, ...others])];
      const { id: userId } = memberOf(request);
      const text = cleanLines(comment);
      if (text !== '') await refuseSilenced(database, { userId, at: clock() });
      await limits.take(limitTable.proofsPerAccount, String(userId), scoreIds.length);
      const score = (await findScoreFacts(database, [id])).get(id);
      if (!score) throw new RequestError(404, 'scoreNotFound');
      const { playerId, gameId } = score;
      if (playerId !== (await findPlayerOf(database, userId)))
        throw new RequestError(403, 'proofNotYours');
      const pictures = await findPictures(database, playerId, [request.body]);
      const evidence = readEvidence(request.body, pictures);
      const [propertyPath, textKey] =
        'video' in request.body
          ? (['video', 'proofUnknownVideo'] as const)
          : (['picture', 'proofPictureNotFound'] as const);
      if (!evidence) return refuseViolations([{ propertyPath, textKey, code: textKey }]);
      refuseTooLong('comment', text, proofRules.comment);
      const sent = { ...evidence, comment: text === '' ? null : text, key, at: clock() };
      const results = await database
        .transaction()
        .execute(async (transaction) =>
          sendProofs(transaction, { ...sent, userId, playerId, gameId, scoreIds }),
        );
      const texts = serverTexts[request.language].errors;
      return {
        '@id': paths.scoreProofs(id),
        '@type': 'SentProofs' as const,
        results: results.map(({ scoreId, ...result }) =>
          'refused' in result
            ? {
                scoreId,
                reason: result.refused,
                message: texts[refusalTexts[result.refused]],
                proofId: null,
              }
            : { scoreId, reason: null, message: null, proofId: result.proofId },
        ),
      };
    },
  );

  app.delete(
    `${paths.proofs}/:id`,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Take an own waiting proof back'),
        params: idParams('proofNotFound'),
        response: {
          204: Type.Null({ description: 'The proof was taken back.' }),
          409: Problem,
          ...errors,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerOf(request, 'proofNotFound');
      await limits.take(limitTable.proofsPerAccount, String(player.userId));
      await takeProofBack(database, { id, ...player, at: clock() });
      return reply.code(204).headers(unstored).send(null);
    },
  );

  app.post(
    `${paths.proofs}/:id/answer`,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Answer the refusal of an own proof'),
        description: 'Once: the picture or video is judged again, with these words.',
        params: idParams('proofNotFound'),
        body: ProofAnswer,
        response: { 201: Proof, 403: refused, 409: Problem, 422: Problem, ...errors },
      },
    },
    async (request, reply) => {
      const player = await playerOf(request, 'proofNotFound');
      const comment = cleanLines(request.body.comment);
      refuseTooLong('comment', comment, decisionNoteLength);
      if (comment === '')
        refuseViolations([{ propertyPath: 'comment', textKey: 'fieldRequired', code: 'required' }]);
      await refuseSilenced(database, { userId: player.userId, at: clock() });
      await limits.take(limitTable.proofsPerAccount, String(player.userId));
      const { id } = request.params;
      const answer = await answerProof(database, { id, ...player, comment, at: clock() });
      const { language } = request;
      const proof = await readOwnProof(database, { id: answer, ...player, language });
      if (!proof) throw new RequestError(404, 'proofNotFound');
      return reply.code(201).headers(unstored).send(proof);
    },
  );
};
