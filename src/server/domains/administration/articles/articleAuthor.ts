import type { AdminArticleSave } from '../../../../contract/schemas/adminArticles';
import { accountIsOut } from '../../../platform/database/accountIsOut';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { findContent } from './articleRecord';

/**
 * Resolves the author to store: any member who can log in, because the site also publishes texts by guest authors. Restoring
 * a version whose author no longer exists keeps the current author.
 * @throws RequestError (422)
 */
export async function settleAuthor(
  transaction: Database,
  article: { id: number; authorId: number | null },
  { content, restoredFrom }: Pick<AdminArticleSave, 'content' | 'restoredFrom'>,
): Promise<{ id: number | null; before: number | null }> {
  const { authorId: kept = article.authorId } = await findContent(transaction, article.id);
  const { authorId: wanted = kept } = content;
  if (wanted === kept) return { id: kept, before: kept };
  const known =
    wanted !== null &&
    (await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', wanted)
      .where(accountIsOut('users'), '=', false)
      .executeTakeFirst());
  if (known) return { id: known.id, before: kept };
  if (restoredFrom !== undefined) return { id: kept, before: kept };
  throw new RequestError(422, 'unprocessable', [
    { propertyPath: 'authorId', textKey: 'invalidValue' },
  ]);
}
