import { createHash } from 'node:crypto';
import { paths } from '../../../contract/paths';
import type { Comment, NewComment } from '../../../contract/schemas/comments';
import type { Clock } from '../../platform/settings/appDependencies';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';

export interface IdempotencyKey {
  userId: number;
  key: string;
  requestHash: string;
}

/** A fingerprint of the request body, to detect a key reused for another text. */
export function hashPost({ article, content }: NewComment): string {
  return createHash('sha256')
    .update(
      JSON.stringify([typeof article === 'number' ? paths.article(article) : article, content]),
    )
    .digest('base64url');
}

export function createIdempotencyKeys(database: Database, clock: Clock) {
  return {
    /**
     * The stored response for this key.
     * @throws RequestError (422) when the key was used for another text.
     */
    async find({ userId, key, requestHash }: IdempotencyKey, source = database) {
      const known = await source
        .selectFrom('commentPosts')
        .select(['answer', 'requestHash'])
        .where('userId', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      if (known && known.requestHash !== requestHash) {
        throw new RequestError(422, 'idempotencyKeyReused');
      }
      return known?.answer ?? undefined;
    },

    /** Claims the key. Waits for a concurrent request with the same key to finish; false if that one stored it. */
    async claim(transaction: Database, post: IdempotencyKey): Promise<boolean> {
      const claimed = await transaction
        .insertInto('commentPosts')
        .values({ ...post, answer: null, createdAt: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async storeResponse(transaction: Database, { userId, key }: IdempotencyKey, response: Comment) {
      await transaction
        .updateTable('commentPosts')
        .set({ answer: JSON.stringify(response) })
        .where('userId', '=', userId)
        .where('key', '=', key)
        .execute();
    },
  };
}
