import { nanoid, type Action } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import '../../../src/api/everyEndpoint';
import { authSlice } from '../../../src/state/authSlice';
import { draftsSlice } from '../../../src/state/draftsSlice';
import { pwaSlice } from '../../../src/state/pwaSlice';
import { themeSlice } from '../../../src/state/themeSlice';
import { uiSlice } from '../../../src/state/uiSlice';
import type { UnsentEntry, UnsentStatus } from '../../../src/state/unsentEntry';

const few = (...values: string[]) => fc.constantFrom(...values);
const name = few('ada', 'bob', 'Ada Lovelace', 'user#1', '');
const word = fc.oneof(name, fc.string({ maxLength: 12 }));
const id = fc.constantFrom(1, 2, 3, 7);

export const encode = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

const token = fc.oneof(
  fc
    .record({ sub: few('1', '2'), username: name, exp: fc.integer({ min: 1, max: 9_999_999_999 }) })
    .map(encode),
  few('opaque-one', 'opaque-two'),
);
const user = fc.record({
  id,
  username: name,
  slug: fc.option(name),
  email: fc.option(few('a@example.org', 'b@example.org')),
  language: fc.option(few('en', 'fr-CA', 'nonsense text')),
  roles: fc.array(few('ROLE_USER', 'ROLE_ADMIN', 'secret role')),
});
const tokens = {
  token,
  refreshToken: fc.option(token),
  tokenExpiration: fc.option(fc.integer({ min: 1, max: 9_999_999_999 })),
};
const notice = fc.record({
  id: few('session-expiring', 'n1', 'n2'),
  messageKey: fc.constant('common:close' as const),
  params: fc.dictionary(few('name', 'count'), fc.oneof(word, fc.integer())),
  text: word,
  severity: fc.constant('info' as const),
  duration: fc.constant(null),
});
const failure = fc.oneof(
  fc.record({ text: word }),
  fc.constant({ key: 'auth:login.notice.failed' as const }),
);

const { actions: auth } = authSlice;
const { actions: ui } = uiSlice;
const { actions: pwa } = pwaSlice;
const { actions: theme } = themeSlice;
const { actions: drafts } = draftsSlice;

const entryKey = few('entry-one', 'entry-two', 'entry-three');
const entryStatus = {
  status: fc.constantFrom<UnsentStatus['status']>('waiting', 'sending', 'rejected'),
  reason: word,
};
const unsentEntry: fc.Arbitrary<UnsentEntry> = fc.oneof(
  fc.record({
    kind: fc.constant('comment' as const),
    key: entryKey,
    member: few('1', '2', 'ada'),
    writtenAt: fc.nat(),
    ...entryStatus,
    articleId: id,
    content: word,
  }),
  fc.record({
    kind: fc.constant('report' as const),
    key: entryKey,
    member: fc.option(few('1', '2')),
    writtenAt: fc.nat(),
    ...entryStatus,
    description: word,
    snapshot: word,
  }),
);

const draftId = few('article-one', 'game-two');
const draftContent = fc.record({
  slug: fc.option(word),
  translations: fc.dictionary(few('en', 'fr', 'xx'), fc.record({ title: word, name: word })),
  groups: fc.array(
    fc.record({ key: few('group-1', 'new-a', 'secret row'), names: fc.record({ en: word }) }),
  ),
});
const draftPatch = fc.oneof(
  fc.record({ path: fc.constant(['content']), value: draftContent }),
  fc.record({
    path: fc.constantFrom(
      ['content', 'slug'],
      ['content', 'translations', 'en', 'title'],
      ['content', 'translations', 'en', 'name'],
      ['content', 'groups', '0', 'names', 'en'],
      ['phase'],
      ['check'],
      ['secret'],
    ),
    value: word,
  }),
);
const draftAction: fc.Arbitrary<Action> = fc.oneof(
  fc
    .record({ id: draftId, draft: fc.record({ content: draftContent, phase: word, secret: word }) })
    .map(drafts.draftOpened),
  fc
    .record({
      id: draftId,
      event: word,
      patches: fc.array(draftPatch.map((patch) => ({ op: 'replace' as const, ...patch }))),
    })
    .map(drafts.draftChanged),
  draftId.map(drafts.draftClosed),
);

const sliceAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ ...tokens, user: fc.option(user) }).map(auth.loggedIn),
  fc.record(tokens).map(auth.tokensRefreshed),
  fc.option(fc.record(tokens)).map(auth.sessionChangedElsewhere),
  user.map(auth.userLoaded),
  failure.map(auth.loginFailed),
  fc.constantFrom<Action>(
    auth.loginStarted(),
    auth.loggedOut(),
    auth.sessionExpired(),
    ui.sidebarToggled(),
    pwa.connectionLost(),
    pwa.updateFound(),
    theme.modeSwitched('dark'),
    theme.favouriteToggled('light'),
  ),
  fc
    .record({
      path: few('/en/', '/fr/members/ada', '/en/a-b-article-a3', '/en/secret/place', '/x'),
      query: few('', 'search=ada&page=2', 'token=abc'),
      hash: few('', '#avatar', '#4711'),
    })
    .map(ui.routeChanged),
  notice.map(ui.notificationQueued),
  few('session-expiring', 'n1', 'n2').map(ui.notificationClosed),
  few('install-card', 'card 1', 'card 2').map(ui.cardDismissed),
  unsentEntry.map(pwa.entryQueued),
  fc.array(unsentEntry, { maxLength: 3 }).map(pwa.queueSynced),
  fc.record({ key: entryKey, ...entryStatus }).map(pwa.entryUpdated),
  entryKey.map(pwa.entryRemoved),
);

const author = fc.record({ id, username: name, slug: name });
const comment = fc.record({
  id,
  content: few('<p>Hello <a href="https://x.example/?q=1">you</a></p>', '<script>1</script>', 'a'),
  createdAt: fc.constant('2026-01-02T03:04:05.678Z'),
  edited: fc.boolean(),
  author: fc.option(author),
});
const article = fc.record({ id, title: word, content: word, author: fc.option(author) });
const list = (item: fc.Arbitrary<unknown>) =>
  fc.record({ items: fc.array(item, { maxLength: 3 }), total: fc.nat() });
const articleFilters = fc.record({ language: few('en', 'fr'), search: name, page: fc.nat(3) });

const sorted = (value: unknown) =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
const infinite = (item: fc.Arbitrary<unknown>) =>
  fc.record({ pages: fc.array(list(item), { maxLength: 2 }), pageParams: fc.array(fc.nat()) });

const query = fc.oneof(
  fc.tuple(fc.constant('getArticles'), articleFilters, list(article)),
  fc.tuple(fc.constant('getComments'), id, infinite(comment)),
  fc.tuple(fc.constant('getMember'), name, author),
  fc.tuple(fc.constant('getMe'), fc.constant(undefined), fc.record({ id })),
);
const requestId = fc.constantFrom('one-request', 'two-request');
const error = fc.record({
  kind: fc.constant('http'),
  messageKey: fc.constant('errors:server'),
  status: fc.nat(599),
  text: word,
  violations: fc.array(fc.record({ field: few('email', 'x 1'), message: word })),
});

const queryAction: fc.Arbitrary<Action> = fc
  .tuple(query, requestId, fc.constantFrom('pending', 'fulfilled', 'rejected'), error)
  .map(([[endpointName, originalArgs, data], request, requestStatus, refusal]) => ({
    type: `api/executeQuery/${requestStatus}`,
    ...(requestStatus === 'fulfilled' ? { payload: data } : {}),
    ...(requestStatus === 'rejected' ? { payload: refusal, error: { message: 'Rejected' } } : {}),
    meta: {
      // No two endpoints ever share one.
      requestId: `${request}-${endpointName}`,
      requestStatus,
      startedTimeStamp: 1,
      fulfilledTimeStamp: 2,
      ...(requestStatus === 'rejected' ? { rejectedWithValue: true } : {}),
      arg: {
        type: 'query',
        endpointName,
        originalArgs,
        queryCacheKey: `${endpointName}(${String(sorted(originalArgs))})`,
      },
    },
  }));

const patchAction: fc.Arbitrary<Action> = fc.tuple(id, comment, word).map(([of, added, text]) => ({
  type: 'api/queries/queryResultPatched',
  payload: {
    queryCacheKey: `getComments(${of})`,
    patches: [
      { op: 'add', path: ['pages', 0], value: { items: [added], total: 1, note: text } },
      { op: 'replace', path: ['pages', 0, 'items', 0, 'content'], value: text },
      { op: 'add', path: ['pages', 0, 'note'], value: text },
    ],
  },
}));

const mutationAction: fc.Arbitrary<Action> = fc
  .tuple(
    few('logIn', 'postComment', 'somethingNew'),
    requestId,
    few('pending', 'fulfilled'),
    comment,
  )
  .map(([endpointName, request, requestStatus, data]) => ({
    type: `api/executeMutation/${requestStatus}`,
    ...(requestStatus === 'fulfilled' ? { payload: endpointName === 'logIn' ? null : data } : {}),
    meta: {
      // No two endpoints ever share one.
      requestId: `${request}-${endpointName}`,
      requestStatus,
      startedTimeStamp: 1,
      fulfilledTimeStamp: 2,
      arg: { type: 'mutation', endpointName, originalArgs: nanoid(), track: true },
    },
  }));

const unknownAction: fc.Arbitrary<Action> = word.map((text) => ({
  type: 'nobody/knows',
  payload: { text },
}));

/** Any action of the store, with names and texts that recur. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: sliceAction },
  { weight: 2, arbitrary: draftAction },
  { weight: 3, arbitrary: queryAction },
  { weight: 1, arbitrary: patchAction },
  { weight: 2, arbitrary: mutationAction },
  { weight: 1, arbitrary: unknownAction },
);
