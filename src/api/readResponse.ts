import { NamedSchemaError } from '@reduxjs/toolkit/query/react';
import type { ApiMeta } from './baseQuery';
import type { Kept } from './wire/collection';

/**
 * The `transformResponse` of an endpoint that returns JSON. `read` converts the body to the client's type; it returns
 * undefined for a wrong shape, which is a schema failure: baseApi turns it into an error to show, so it never crashes a page.
 */
export function readResponse<Result extends object>(read: (body: unknown) => Result | undefined) {
  return (body: unknown, meta: ApiMeta | undefined): Result & Kept => {
    const data = read(body);
    if (data === undefined) {
      throw new NamedSchemaError(
        [{ message: 'Unexpected response body.' }],
        body,
        'responseSchema',
        meta,
      );
    }
    return meta?.fetchedAt ? { ...data, keptAt: meta.fetchedAt } : data;
  };
}

/** The `transformResponse` of an endpoint without a result: what the server returns does not enter the store. */
export const noResult = () => null;
