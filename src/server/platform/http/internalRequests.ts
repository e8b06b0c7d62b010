import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const name = 'x-own-request';
/** Secret: clients cannot send it. */
const word = randomUUID();

/** Marks API requests that the server makes itself while rendering a document. */
export const internalRequestHeaders: Readonly<Record<string, string>> = { [name]: word };

export const isInternalRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[name] === word;
