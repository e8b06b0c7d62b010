import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { RequestError } from '../errors/requestError';

const maxLength = 500;

/** The position of the last row of a page as text for the link to the next page. */
export const writeCursor = (cursor: unknown): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws RequestError (400) for a text that no page has given. */
export function readCursor<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  const cursor = text.length > maxLength ? undefined : parse(text);
  if (!Value.Check(schema, cursor)) throw new RequestError(400, 'badCursor');
  return cursor;
}
