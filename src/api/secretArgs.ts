import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';

/**
 * A reference to a secret argument of a mutation. RTK Query writes a mutation's argument into actions and into the store,
 * where DevTools and support snapshots read it. Passwords, email addresses and pictures are stored here instead, and the
 * mutation receives only their reference.
 */
export type SecretArg<Content> = string & { readonly sealed?: Content };

const contents = new Map<string, unknown>();

export function secretArg<Content>(content: Content): SecretArg<Content> {
  const name = nanoid();
  contents.set(name, content);
  return name;
}

/** Returns the content once and deletes it. */
function readSecretArg<Content>(name: SecretArg<Content>): Content {
  if (!contents.has(name)) throw new Error('What was sealed has been used already.');
  const content = contents.get(name);
  contents.delete(name);
  // SecretArg carries the content's type, which the map does not know.
  return content as Content;
}

type Answer = QueryReturnValue<unknown, ApiError, object | undefined>;
type Send = (args: FetchArgs) => PromiseLike<Answer> | Answer;
type Outcome<Result> = { data: Result } | { error: ApiError };

/** The query function of a mutation with a secret argument. Its result enters the store and must not contain secrets. */
export function secretQuery<Content, Result>(
  run: (content: Content, send: Send, api: BaseQueryApi) => Promise<Outcome<Result>>,
) {
  return async (
    name: SecretArg<Content>,
    api: BaseQueryApi,
    _extraOptions: unknown,
    send: Send,
  ): Promise<Outcome<Result>> => run(readSecretArg(name), send, api);
}

/** A mutation with a secret argument and no result. */
export function secretCommand<Content>(request: (content: Content) => FetchArgs) {
  return secretQuery<Content, null>(async (content, send) => {
    const { error } = await send(request(content));
    return error ? { error } : { data: null };
  });
}
