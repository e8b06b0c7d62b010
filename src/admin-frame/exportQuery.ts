import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { unreadableResponse } from '../api/errors/apiError';
import { secretQueryFn } from '../api/secretArgs';

const readJson = async (response: Response): Promise<unknown> => JSON.parse(await response.text());

/** A download's body is returned as a blob; error responses are JSON as usual. */
const fileRequest = (url: string, filters: Record<string, string>): FetchArgs => ({
  url,
  params: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
  responseHandler: (response) => (response.ok ? response.blob() : readJson(response)),
  timeout: 300_000,
});

/** Fetches the filtered rows as a file and passes it to `save` only: a result would be kept in the store. */
export const exportQuery = <Filters extends Record<string, string>>(url: string) =>
  secretQueryFn<{ filters: Filters; save: (file: Blob) => void }, null>(
    async ({ filters, save }, send) => {
      const { data, error } = await send(fileRequest(url, filters));
      if (error) return { error };
      if (!(data instanceof Blob)) return { error: unreadableResponse };
      save(data);
      return { data: null };
    },
  );
