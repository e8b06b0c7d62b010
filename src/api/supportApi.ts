import { idempotencyHeader } from '../contract/commentRules';
import { paths } from '../contract/paths';
import type { NewSupportCase, SupportReceipt } from '../contract/schemas/support';
import { baseApi } from './baseApi';
import { readResponse } from './readResponse';
import { secretQuery } from './secretArgs';
import { dateOrNull, isRecord, textOrNull } from './wire/typeGuards';

/** The idempotency key stays the same for every retry. */
export type NewReport = NewSupportCase & { key: string };

const receiptFromWire = (body: unknown): SupportReceipt | undefined => {
  if (!isRecord(body)) return undefined;
  const code = textOrNull(body.code);
  const createdAt = dateOrNull(body.createdAt);
  const expiresAt = dateOrNull(body.expiresAt);
  return code === null || createdAt === null || expiresAt === null
    ? undefined
    : { code, createdAt, expiresAt };
};

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
