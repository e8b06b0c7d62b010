import { baseApi } from '../../../src/api/baseApi';
import {
  loggedIn,
  loginFailed,
  sessionChangedElsewhere,
  tokensRefreshed,
  userLoaded,
} from '../../../src/state/authSlice';
import { entryQueued, entryRemoved, entryUpdated, queueSynced } from '../../../src/state/pwaSlice';
import { cardDismissed, notificationQueued, routeChanged } from '../../../src/state/uiSlice';
import { findSecrets } from '../journeys/secretForms';
import { encode } from './storeActions';

// Endpoints unknown to the redaction.
baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUsersNobodyListed: build.query({ queryFn: () => ({ data: null }) }),
    newMutation: build.mutation({ queryFn: () => ({ data: null }) }),
  }),
});

/**
 * A secret that survives in every form that is searched for: letters, digits and characters that JSON and URLs
 * escape.
 */
export const plant = (place: string) => `s3cr&t "${place}" 4711/é`;

const user = (place: string) => ({
  id: 4711,
  username: plant(`${place} name`),
  slug: plant(`${place} slug`),
  email: plant(`${place} email`),
  language: plant(`${place} language`),
  roles: [plant(`${place} role`)],
});
const tokens = (place: string) => ({
  token: encode({ username: plant(`${place} token`), sub: plant(`${place} subject`), exp: 4e9 }),
  refreshToken: plant(`${place} refresh`),
  tokenExpiration: 4e9,
});

const query = (endpointName: string, originalArgs: unknown, payload: unknown) => {
  const arg = {
    type: 'query',
    endpointName,
    originalArgs,
    queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`,
  };
  const meta = { requestId: `request-${endpointName}`, arg };
  return [
    {
      type: 'api/executeQuery/pending',
      meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1 },
    },
    {
      type: 'api/executeQuery/fulfilled',
      payload,
      meta: {
        ...meta,
        requestStatus: 'fulfilled',
        fulfilledTimeStamp: 2,
        baseQueryMeta: { request: plant('request meta') },
      },
    },
  ];
};

const mutation = (endpointName: string, payload: unknown) => {
  const meta = {
    requestId: `request-${endpointName}`,
    arg: {
      type: 'mutation',
      endpointName,
      originalArgs: { password: plant('password') },
      track: true,
    },
  };
  return [
    { type: 'api/executeMutation/pending', meta: { ...meta, requestStatus: 'pending' } },
    {
      type: 'api/executeMutation/fulfilled',
      payload,
      meta: { ...meta, requestStatus: 'fulfilled' },
    },
  ];
};

const refusal = {
  type: 'api/executeQuery/rejected',
  payload: {
    kind: 'http',
    messageKey: 'errors:server',
    status: 422,
    text: plant('error text'),
    violations: [{ field: plant('violation field'), message: plant('violation message') }],
    requestId: plant('request id'),
  },
  error: { message: plant('error message'), stack: plant('stack') },
  meta: {
    requestId: 'request-getComments',
    requestStatus: 'rejected',
    rejectedWithValue: true,
    arg: {
      type: 'query',
      endpointName: 'getComments',
      originalArgs: 2,
      queryCacheKey: 'getComments(2)',
    },
  },
};

const unsentComment = {
  ...({ kind: 'comment', status: 'rejected', writtenAt: 1, articleId: 1 } as const),
  key: plant('comment key'),
  member: plant('comment member'),
  reason: plant('comment reason'),
  content: `<p><a href="https://x.example/${plant('unsent link')}">${plant('unsent comment')}</a></p>`,
};
const unsentReport = {
  ...({ kind: 'report', status: 'waiting', writtenAt: 1 } as const),
  key: plant('report key'),
  member: plant('report member'),
  reason: plant('report reason'),
  description: plant('report description'),
  snapshot: plant('report snapshot'),
};

const comment = {
  id: 1,
  content: `<p><a href="https://x.example/${plant('link')}">${plant('comment')}</a></p>`,
  createdAt: plant('comment date'),
  edited: false,
  author: { id: 9, username: plant('author'), slug: plant('author slug') },
};
const listQuery = {
  category: plant('category'),
  language: plant('query language'),
  page: 1,
  search: plant('search'),
};

/** Every kind of private data, in every place of the store that can contain it. */
export const revealingActions = [
  loggedIn({ ...tokens('login'), user: user('login') }),
  tokensRefreshed({ ...tokens('refresh'), user: user('refresh') }),
  sessionChangedElsewhere(tokens('elsewhere')),
  userLoaded(user('loaded')),
  loginFailed({ text: plant('login error') }),
  routeChanged({
    path: `/en/members/${encodeURIComponent(plant('path'))}`,
    query: new URLSearchParams({
      search: plant('address search'),
      token: plant('reset'),
    }).toString(),
    hash: `#${plant('hash')}`,
  }),
  routeChanged({ path: `/en/${plant('unknown path')}`, query: plant('query'), hash: '' }),
  cardDismissed(plant('card')),
  queueSynced([{ ...unsentComment, key: plant('synced key') }]),
  entryQueued(unsentComment),
  entryQueued(unsentReport),
  entryUpdated({ key: plant('report key'), status: 'rejected', reason: plant('new reason') }),
  entryRemoved(plant('removed key')),
  notificationQueued({
    id: plant('notice id'),
    messageKey: 'common:close',
    params: { name: plant('notice param') },
    text: plant('notice text'),
    severity: 'info',
  }),
  ...query('getComments', 1, { pages: [{ items: [comment], total: 1 }], pageParams: [1] }),
  ...query('getMember', plant('member slug'), { id: 9, username: plant('member name') }),
  ...query('getArticles', listQuery, { items: [], total: 0, note: plant('unknown field') }),
  ...query(
    'getUsersNobodyListed',
    { term: plant('admin search') },
    { secret: plant('admin data') },
  ),
  refusal,
  {
    type: 'api/queries/queryResultPatched',
    payload: {
      queryCacheKey: 'getComments(1)',
      patches: [
        { op: 'replace', path: ['pages', 0, 'items', 0, 'content'], value: plant('patch') },
        { op: 'add', path: ['pages', 0, plant('patch path')], value: plant('patch value') },
      ],
    },
  },
  ...mutation('logIn', { token: plant('answer of the login') }),
  ...mutation('postComment', comment),
  ...mutation('newMutation', { secret: plant('new mutation') }),
  { type: 'nobody/knows', payload: plant('unknown action'), meta: plant('unknown meta') },
  { type: `typed/${plant('action type')}` },
];

/** Each secret planted above, once. */
export const plantedSecrets: string[] = [
  ...new Set(
    [...JSON.stringify(revealingActions).matchAll(/s3cr&t \\"([\w ]+)\\" 4711/g)].map(
      ([, place = '']) => plant(place),
    ),
  ),
  plant('path'),
  plant('address search'),
  plant('reset'),
  ...['login', 'refresh', 'elsewhere'].flatMap((place) => [
    plant(`${place} token`),
    plant(`${place} subject`),
  ]),
];

/** The secrets that a text contains, in any form. */
export function leaksIn(text: string): string[] {
  return findSecrets(text, plantedSecrets);
}
