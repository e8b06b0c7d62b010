import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { RequestError } from '../../../platform/errors/requestError';

const Cursor = Type.Object({
  /** The sort key in hexadecimal. */
  key: Type.String({ pattern: '^(?:[0-9a-f]{2}){0,64}$' }),
  /** When the score was changed, in microseconds since 1970. */
  changed: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
/** The last score of a page of a board: the next page starts after it. */
export type BoardCursor = Static<typeof Cursor>;

const maxLength = 300;

export const writeCursor = (cursor: BoardCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws RequestError (400) for a text that no page has given. */
export function readCursor(text: string): BoardCursor {
  const cursor = text.length > maxLength ? undefined : parse(text);
  if (!Value.Check(Cursor, cursor)) throw new RequestError(400, 'badCursor');
  return cursor;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
