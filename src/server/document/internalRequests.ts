import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'x-own-request';
/** Known to this process alone. */
const word = randomUUID();

/** By these the API knows that it is asked for a document, not by a client. */
export const internalRequestHeaders: Readonly<Record<string, string>> = { [name]: word };

export const isInternalRequest = ({ headers }: FastifyRequest): boolean => headers[name] === word;
