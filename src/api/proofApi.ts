import { paths } from '../contract/paths';
import { proofReads, type OwnProofs } from '../contract/reads/proofReads';
import type { BaseQueryApi, FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { isApiExtra } from './apiExtra';
import { baseApi } from './baseApi';
import type { ApiMeta } from './baseQuery';
import type { ScoreRow } from '../contract/schemas/scores';
import { unreadableResponse, type ApiError } from './errors/apiError';
import { keysetPages } from './keysetPages';
import { pagesQuery, type InLanguage } from './readQuery';
import { noResult, readResponse } from './readResponse';
import { reauthBaseQuery } from './session/reauthBaseQuery';
import { secretQuery, secretQueryFn } from './secretArgs';
import { uploadFetch } from './uploadFetch';
import {
  ownProofsFromWire,
  sentProofsFromWire,
  uploadedPictureFromWire,
  type OwnProofPage,
  type SentProof,
} from './wire/proofFromWire';
import { resultsFromWire } from './wire/sheetFromWire';

/** A proof of scores of one game, to send. */
export interface ProofContent {
  /** The ids of the scores; at least one. */
  scores: readonly number[];
  picture: Blob | null;
  video: string | null;
  comment: string;
  /** Its idempotency key. */
  key: string;
  /** A score to post together with its proof, in place of one that is stored already. */
  row?: ScoreRow | undefined;
  /** Told which share of the picture was sent. */
  onProgress?: (share: number) => void;
}

interface Upload extends Pick<ProofContent, 'onProgress'> {
  send: (args: FetchArgs) => PromiseLike<Result> | Result;
  api: BaseQueryApi;
}
type Result = QueryReturnValue<unknown, ApiError, ApiMeta | undefined>;

/** A multiple of three bytes, so that the texts of the parts can be joined. */
const part = 0x2000 * 3;

async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = Array.from({ length: Math.ceil(bytes.length / part) }, (_, index) =>
    btoa(String.fromCharCode(...bytes.subarray(index * part, (index + 1) * part))),
  );
  return `data:${file.type};base64,${parts.join('')}`;
}

/** Returns the id of the picture. */
async function uploadPicture(
  file: Blob,
  { send, api, onProgress }: Upload,
): Promise<{ picture: number } | { error: ApiError }> {
  const body = { imageData: await dataUrlOf(file) };
  // A picture from a phone takes its time.
  const args = { url: paths.proofPictures, method: 'POST', body, timeout: 300_000 };
  const { data, error } =
    onProgress && isApiExtra(api.extra)
      ? await reauthBaseQuery(
          args,
          { ...api, extra: { ...api.extra, fetch: uploadFetch(onProgress) } },
          {},
        )
      : await send(args);
  if (error) return { error };
  const picture = uploadedPictureFromWire(data)?.id;
  return picture === undefined ? { error: unreadableResponse } : { picture };
}

/** What became of the scores; `posted` for one that was posted together with its proof. */
interface SentProofs {
  results: SentProof[];
  posted?: true;
}

/** Posts a score that is only taken with its proof. */
async function postWithProof(
  row: ScoreRow,
  send: Upload['send'],
): Promise<{ data: SentProofs } | { error: ApiError }> {
  const { data, error } = await send({
    url: paths.scoreBatch,
    method: 'POST',
    body: { scores: [row] },
  });
  if (error) return { error };
  const posted = resultsFromWire(data);
  if (!posted) return { error: unreadableResponse };
  const results = posted.results.map(({ outcome, scoreId, message }) => ({
    scoreId: scoreId ?? 0,
    taken: outcome !== 'refused',
    reason: null,
    message,
  }));
  return { data: { results, posted: true } };
}

const changed = ['Board', 'Sheet', 'Game'] as const;

export const proofApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnProofs: build.infiniteQuery<OwnProofPage, InLanguage & OwnProofs, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(proofReads.ownProofs),
      transformResponse: readResponse(ownProofsFromWire),
      providesTags: ['Board', 'Me'],
    }),
    /** Uploads the picture, if any, and sends it or the address of the video. */
    sendProof: build.mutation({
      queryFn: secretQueryFn<ProofContent, SentProofs>(async (content, send, api) => {
        const { scores, video, comment, key, row } = content;
        const [score = 0, ...otherScores] = scores;
        const uploaded = content.picture
          ? await uploadPicture(content.picture, { ...content, send, api })
          : undefined;
        if (uploaded && 'error' in uploaded) return uploaded;
        const evidence = uploaded ?? { video: video ?? '' };
        if (row) return postWithProof({ ...row, proof: evidence }, send);
        const body = {
          ...evidence,
          ...(comment === '' ? {} : { comment }),
          otherScores,
          key,
        };
        const { data, error } = await send({ url: paths.scoreProofs(score), method: 'POST', body });
        if (error) return { error };
        const sent = sentProofsFromWire(data);
        return sent ? { data: sent } : { error: unreadableResponse };
      }),
      // A posted one waits for its sheet, which shows the outcome first.
      invalidatesTags: (sent) => (sent?.posted ? [] : [...changed]),
    }),
    takeProofBack: build.mutation<null, number>({
      query: (id) => ({ url: paths.proof(id), method: 'DELETE' }),
      transformResponse: noResult,
      invalidatesTags: [...changed],
    }),
    answerProof: build.mutation({
      query: secretQuery(({ id, ...body }: { id: number; comment: string }) => ({
        url: paths.proofAnswer(id),
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useAnswerProofMutation,
  useGetOwnProofsInfiniteQuery,
  useSendProofMutation,
  useTakeProofBackMutation,
} = proofApi;
