import { idempotencyHeader } from '../contract/commentRules';
import { paths } from '../contract/paths';
import type { NewSupportCase } from '../contract/schemas/support';
import { baseApi } from './baseApi';
import { readResponse } from './readResponse';
import { secretQuery } from './secretArgs';
import { moment, needed, object, text } from './wire/readers';

/** The idempotency key stays the same for every retry. */
export type NewReport = NewSupportCase & { key: string };

const receiptFromWire = object({
  code: needed(text('hidden')),
  createdAt: needed(moment),
  expiresAt: needed(moment),
});

export const supportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendReport: build.mutation({
      query: secretQuery(({ key, ...body }: NewReport) => ({
        url: paths.supportCases,
        method: 'POST',
        body,
        headers: { [idempotencyHeader]: key },
      })),
      transformResponse: readResponse(receiptFromWire),
    }),
  }),
});

export const { useSendReportMutation } = supportApi;
