import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './errors/apiError';
import type { ApiMeta } from './baseQuery';

/**
 * A reference to a secret argument of a mutation. RTK Query writes a mutation's argument into actions and into the store,
 * where DevTools and support snapshots read it. Passwords, email addresses and pictures are stored here instead, and the
 * mutation receives only their reference.
 */
export type SecretArg<Content> = string & { readonly content?: Content };

const contents = new Map<string, unknown>();

export function secretArg<Content>(content: Content): SecretArg<Content> {
  const name = nanoid();
  contents.set(name, content);
  return name;
}

/** Returns the content once and deletes it. */
function readSecretArg<Content>(name: SecretArg<Content>): Content {
  if (!contents.has(name)) throw new Error('A secret argument can be read only once.');
  const content = contents.get(name);
  contents.delete(name);
  // SecretArg carries the content's type, which the map does not know.
  return content as Content;
}

type Result = QueryReturnValue<unknown, ApiError, ApiMeta | undefined>;
type Send = (args: FetchArgs) => PromiseLike<Result> | Result;
type Outcome<Data> = { data: Data } | { error: ApiError };

/** The `query` of a mutation with a secret argument. */
export function secretQuery<Content>(request: (content: Content) => FetchArgs) {
  return (name: SecretArg<Content>): FetchArgs => request(readSecretArg(name));
}

/**
 * The `queryFn` of a mutation with a secret argument, for several requests or a response that must not enter the store: the
 * mutation's result does.
 */
export function secretQueryFn<Content, Data>(
  run: (content: Content, send: Send, api: BaseQueryApi) => Promise<Outcome<Data>>,
) {
  return async (
    name: SecretArg<Content>,
    api: BaseQueryApi,
    _extraOptions: unknown,
    send: Send,
  ): Promise<Outcome<Data>> => run(readSecretArg(name), send, api);
}
