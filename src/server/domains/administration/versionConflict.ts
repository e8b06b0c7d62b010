import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import type { AdminGame } from '../../../contract/schemas/adminGames';
import { ProblemError } from '../../platform/errors/problemError';

/** Someone else saved first (409). The response includes the current document, so that the client can compare both. */
export function refuseConflict(current: AdminArticle | AdminGame): never {
  throw new ProblemError({
    status: 409,
    textKey: 'conflict',
    fields: { error: 'version_conflict', current },
  });
}
