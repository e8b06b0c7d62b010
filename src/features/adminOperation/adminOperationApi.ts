import { baseApi } from '../../api/baseApi';
import { noResult, readResponse } from '../../api/readResponse';
import { collectionFromWire, type Page } from '../../api/wire/collection';
import { adminPaths } from '../../contract/adminPaths';
import type { JobKind, MailFilter } from '../../contract/jobKinds';
import type { Job, QueuedMail } from '../../contract/schemas/adminJobs';
import type { OperationHours } from '../../contract/operation';
import type { Operation, RankingWork, RequestHistory } from '../../contract/schemas/adminOperation';
import {
  jobFromWire,
  operationFromWire,
  queuedMailFromWire,
  rankingWorkFromWire,
  requestHistoryFromWire,
} from './operationFromWire';

/** The most mails that are shown: more have the same cause. */
const shownMails = 24;

const operationApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Jobs', 'Operation', 'QueuedMails'],
});

const adminOperationApi = operationApi.injectEndpoints({
  endpoints: (build) => ({
    getOperation: build.query<Operation, void>({
      query: () => ({ url: adminPaths.operation }),
      transformResponse: readResponse(operationFromWire),
      providesTags: ['Operation'],
    }),
    getRequestHistory: build.query<RequestHistory, OperationHours>({
      query: (hours) => ({ url: adminPaths.operationRequests, params: { hours } }),
      transformResponse: readResponse(requestHistoryFromWire),
      providesTags: ['Operation'],
    }),
    getRankingWork: build.query<RankingWork, void>({
      query: () => ({ url: adminPaths.operationRankings }),
      transformResponse: readResponse(rankingWorkFromWire),
      providesTags: ['Operation'],
    }),
    getJobs: build.query<Page<Job>, void>({
      query: () => ({ url: adminPaths.jobs }),
      transformResponse: readResponse((body) => collectionFromWire(body, jobFromWire)),
      providesTags: ['Jobs'],
    }),
    runJob: build.mutation<null, JobKind>({
      query: (kind) => ({ url: adminPaths.jobRun(kind), method: 'POST' }),
      transformResponse: noResult,
      invalidatesTags: ['Jobs'],
    }),
    getQueuedMails: build.query<Page<QueuedMail>, MailFilter>({
      query: (state) => ({
        url: adminPaths.mails,
        params: { state, itemsPerPage: shownMails },
      }),
      transformResponse: readResponse((body) => collectionFromWire(body, queuedMailFromWire)),
      providesTags: ['QueuedMails'],
    }),
    resendMail: build.mutation<null, number>({
      query: (id) => ({ url: adminPaths.mailResend(id), method: 'POST' }),
      transformResponse: noResult,
      invalidatesTags: ['QueuedMails', 'Jobs'],
    }),
    discardMail: build.mutation<null, number>({
      query: (id) => ({ url: adminPaths.mail(id), method: 'DELETE' }),
      transformResponse: noResult,
      invalidatesTags: ['QueuedMails', 'Jobs'],
    }),
  }),
});

/** Loads everything that the page shows again. */
export const refreshOperation = () =>
  adminOperationApi.util.invalidateTags(['Jobs', 'Operation', 'QueuedMails']);

export const {
  useGetOperationQuery,
  useGetRequestHistoryQuery,
  useGetRankingWorkQuery,
  useGetJobsQuery,
  useRunJobMutation,
  useGetQueuedMailsQuery,
  useResendMailMutation,
  useDiscardMailMutation,
} = adminOperationApi;
