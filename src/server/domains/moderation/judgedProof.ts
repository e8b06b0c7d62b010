import type { ModeratedProof } from '../../../contract/schemas/moderation';
import { RequestError } from '../../platform/errors/requestError';
import type { RequestContext } from '../../platform/http/requestContext';
import { memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { hasDoubted, judges, readModerator, type Moderator } from './moderator';
import { readModeratedProof } from './readModeratedProof';

interface JudgedProof {
  id: number;
  moderator: Moderator;
}

/** Proofs that a request names, as far as its member judges them. */
export function createJudgedProof({
  clock,
  database,
  guards,
  readSite,
}: Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'readSite'>) {
  const findProof = async (id: number) =>
    database
      .selectFrom('proofs as p')
      .innerJoin('players as l', 'l.id', 'p.playerId')
      .leftJoin('proofs as r', 'r.id', 'p.answers')
      .select(['p.gameId', 'p.scoreId', 'l.userId', 'r.decidedBy as refusedBy'])
      .where('p.id', '=', id)
      .executeTakeFirst();

  async function findJudged(context: RequestContext, id: number) {
    const moderator = await readModerator(database, memberOf(context));
    const proof = await findProof(id);
    if (!proof) throw new RequestError(404, 'proofNotFound');
    if (!judges(moderator, proof.gameId)) await guards.deny(context);
    return { moderator, proof };
  }

  return {
    /** To read it. @throws RequestError (403, 404) */
    find: async (context: RequestContext, id: number): Promise<JudgedProof> => {
      const { moderator } = await findJudged(context, id);
      return { id, moderator };
    },
    /** To claim or decide it: nobody judges an own proof, one they asked for, or an answer to an own refusal. @throws RequestError (403, 404) */
    findToDecide: async (context: RequestContext, id: number): Promise<JudgedProof> => {
      const { moderator, proof } = await findJudged(context, id);
      const { refusedBy, scoreId, userId } = proof;
      if (userId === moderator.id) await guards.deny(context, 'ownProof');
      if (refusedBy === moderator.id) throw new RequestError(403, 'ownRefusal');
      if (await hasDoubted(database, { userId: moderator.id, scoreId }))
        await guards.deny(context, 'requestedProof');
      return { id, moderator };
    },
    read: async (context: RequestContext, judged: JudgedProof): Promise<ModeratedProof> => {
      const { language } = context;
      const { secondModeratorFrom } = (await readSite()).records;
      const request = { ...judged, secondModeratorFrom, language, at: clock() };
      const proof = await readModeratedProof(database, request);
      if (!proof) throw new RequestError(404, 'proofNotFound');
      return proof;
    },
  };
}
