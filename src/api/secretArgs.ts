import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';

/**
 * The name of something a mutation needs and nobody else may see. RTK Query writes a mutation's argument into actions and into
 * the store, where developer tools and support snapshots read; passwords, addresses and pictures lie here instead, and
 * only their name travels.
 */
export type SecretArg<Content> = string & { readonly sealed?: Content };

const contents = new Map<string, unknown>();

export function secretArg<Content>(content: Content): SecretArg<Content> {
  const name = nanoid();
  contents.set(name, content);
  return name;
}

/** Gives the content once; afterwards it is nowhere any more. */
function readSecretArg<Content>(name: SecretArg<Content>): Content {
  if (!contents.has(name)) throw new Error('What was sealed has been used already.');
  const content = contents.get(name);
  contents.delete(name);
  // The name's type says what was put in under it; the map cannot.
  return content as Content;
}

type Answer = QueryReturnValue<unknown, ApiError, object | undefined>;
type Send = (args: FetchArgs) => PromiseLike<Answer> | Answer;
type Outcome<Result> = { data: Result } | { error: ApiError };

/** The query function of a mutation whose argument is sealed. What it returns enters the store: nothing secret may be in it. */
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

/** A mutation of which only the outcome counts. */
export function secretCommand<Content>(request: (content: Content) => FetchArgs) {
  return secretQuery<Content, null>(async (content, send) => {
    const { error } = await send(request(content));
    return error ? { error } : { data: null };
  });
}
