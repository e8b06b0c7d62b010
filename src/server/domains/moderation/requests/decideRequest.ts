import { siteGrounds, type EventDetail } from '../../../../contract/records/decisions';
import type { ScoreAction } from '../../../../contract/records/proofStates';
import type { RequestDecision } from '../../../../contract/schemas/requests';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';
import { holdAccount } from '../../records/players/holdAccount';
import { actOnScores } from '../../records/scores/actOnScores';
import type { Moderator } from '../moderator';
import { lockRequest, type LockedRequest } from './lockRequest';
import { requestConflict } from './requestConflict';

const decided = { accept: 'accepted', refuse: 'refused' } as const;
const events = { accept: 'requestAccepted', refuse: 'requestRefused' } as const;

interface Decision extends Omit<RequestDecision, 'note'> {
  id: number;
  moderator: Moderator;
  note: string | undefined;
}

/** Whether the moderator has decided the same before: the request was sent again. */
const isRepeated = (request: LockedRequest, { decision, reason, note, moderator }: Decision) =>
  request.state === decided[decision] &&
  request.decidedBy === moderator.id &&
  request.reason === (reason ?? null) &&
  request.note === (note ?? null);

/** What the decision does to the score; undefined when it stays as it is. Of a deleted account nobody can send the proof that is due. */
function actionOf(
  { kind, isAbandoned }: LockedRequest,
  { decision }: Decision,
): ScoreAction | undefined {
  if (isAbandoned) return decision === 'accept' ? 'expire' : undefined;
  if (kind === 'member') return decision === 'accept' ? 'acceptRequest' : 'refuseRequest';
  return decision === 'accept' ? 'require' : undefined;
}

/** Grounds of the site are public. Those of a member are not. */
function detailOf({ open }: LockedRequest, { decision, reason }: Decision): EventDetail {
  if (decision === 'refuse') return reason ? { reason } : {};
  const unusual = open.find(({ kind }) => kind === 'unusual');
  const grounds = siteGrounds.find((one) => one === unusual?.grounds);
  return grounds ? { reason: grounds } : {};
}

/** An acceptance decides all requests about the score. */
async function writeDecision(
  transaction: Database,
  { id, open }: LockedRequest,
  { decision, reason, note, moderator, at }: Decision & { at: Date },
): Promise<void> {
  await transaction
    .updateTable('proofRequests')
    .set({
      state: decided[decision],
      decidedBy: moderator.id,
      decidedAt: at,
      reason: reason ?? null,
      note: note ?? null,
    })
    .where('id', 'in', decision === 'accept' ? open.map((request) => request.id) : [id])
    .execute();
}

/** Decides whether a score has to be proved. Repeated by the same moderator with the same content, it changes nothing more. */
export const createRequestDecision =
  ({ audit, clock, database }: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) =>
  async (context: RequestContext, sent: Decision): Promise<void> => {
    const { id, moderator, note } = sent;
    const at = clock();
    await database.transaction().execute(async (transaction) => {
      await holdAccount(transaction, moderator.id, { toDelete: false });
      const request = await lockRequest(transaction, id);
      if (!request) throw await requestConflict(transaction, id);
      if (isRepeated(request, sent)) return;
      if (request.open.some(({ askedBy }) => askedBy === moderator.id))
        throw new RequestError(403, 'ownRequest');
      const { scoreId } = request;
      if (request.state !== 'open' || request.scoreRevision !== sent.revision)
        throw await requestConflict(transaction, id);
      if (sent.decision === 'accept' && !request.isOpenChart)
        throw await requestConflict(transaction, id, true);
      const action = actionOf(request, sent);
      if (action) {
        const deeds = [{ scoreId, action, detail: detailOf(request, sent), note }];
        const changed = await actOnScores(transaction, { deeds, actorId: moderator.id, at });
        if (!changed.has(scoreId)) throw await requestConflict(transaction, id);
      }
      await writeDecision(transaction, request, { ...sent, at });
      const details = { proofRequest: id, score: scoreId, game: request.gameId };
      const entry = { event: events[sent.decision], subjectId: request.userId, details };
      await audit(context, entry, transaction);
    });
  };
