import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { moderationPaths } from '../../../src/contract/moderationPaths';
import type { Problem } from '../../../src/contract/schemas/errors';
import type {
  ModeratedProof,
  NextProofRequest,
  ProofDecisionRequest,
} from '../../../src/contract/schemas/moderation';
import { ModerationPage } from '../../../src/features/moderation/ModerationPage';
import { problem } from '../fixtures/errors';
import { session } from '../fixtures/session';
import { ada, sessionReply } from '../fixtures/users';
import { apiServer } from './apiServer';
import { renderWithStore } from './renderWithStore';

const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();

/** A queue of proofs as the server hands them out; `decided` lists the decisions that it took, `asked` the other requests. */
export function serveQueue(...proofs: ModeratedProof[]) {
  let waiting = proofs;
  const decided: (ProofDecisionRequest & { id: number })[] = [];
  const asked: string[] = [];
  const failures: (() => Response)[] = [];
  const held = (proof: ModeratedProof) => ({ ...proof, claimedUntil: inHalfAnHour() });
  apiServer.use(
    http.post<never, NextProofRequest>(`*${moderationPaths.nextProof}`, async ({ request }) => {
      const { skip = [], keep = [], game } = await request.json();
      asked.push(`next${game === undefined ? '' : ` of ${game}`}`);
      const proof = waiting.find(({ id }) => !skip.includes(id) && !keep.includes(id));
      return HttpResponse.json({
        '@id': moderationPaths.nextProof,
        '@type': 'NextProof',
        proof: proof ? held(proof) : null,
      });
    }),
    http.get<{ id: string }>(`*${moderationPaths.proofs}/:id`, ({ params }) => {
      const proof = proofs.find(({ id }) => String(id) === params.id);
      return proof
        ? HttpResponse.json(proof)
        : HttpResponse.json<Problem>(problem(404, 'Nothing there.'), { status: 404 });
    }),
    http.post<{ id: string }>(`*${moderationPaths.proofs}/:id/claim`, ({ params }) => {
      asked.push(`claim ${params.id}`);
      const proof = proofs.find(({ id }) => String(id) === params.id);
      return proof ? HttpResponse.json(held(proof)) : new HttpResponse(null, { status: 404 });
    }),
    http.delete<{ id: string }>(`*${moderationPaths.proofs}/:id/claim`, ({ params }) => {
      asked.push(`release ${params.id}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<{ id: string }, ProofDecisionRequest>(
      `*${moderationPaths.proofs}/:id/decision`,
      async ({ params, request }) => {
        const failure = failures.shift();
        if (failure) return failure();
        const id = Number(params.id);
        decided.push({ id, ...(await request.json()) });
        waiting = waiting.filter((proof) => proof.id !== id);
        return HttpResponse.json(proofs.find((proof) => proof.id === id));
      },
    ),
  );
  return { decided, asked, failNext: (response: () => Response) => failures.push(response) };
}

/** A page of the moderation for ada, who has this role. */
export const openModeration = (at = '', role = 'ROLE_VGR_PROOF') =>
  renderWithStore(
    <Routes>
      <Route path=":language/moderation/*" element={<ModerationPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      at: `/en/moderation${at}`,
      preloadedState: {
        auth: session({
          token: sessionReply().token,
          user: { ...ada, slug: 'ada', roles: ['ROLE_USER', role] },
        }),
      },
    },
  );
