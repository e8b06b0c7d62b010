import { authSlice, type AuthState } from '../../state/authSlice';
import type { Notification } from '../../state/notification';
import { draftsSlice } from '../../state/draftsSlice';
import { pwaSlice, type PwaState } from '../../state/pwaSlice';
import type { SessionTokens, SessionUser } from '../../state/session';
import { themeSlice, type ThemeState } from '../../state/themeSlice';
import { uiSlice, type UiState } from '../../state/uiSlice';
import type {
  Claim,
  UnsentComment,
  UnsentProof,
  UnsentReport,
  UnsentScore,
  UnsentScores,
} from '../../state/unsentEntry';
import { confirmations } from '../../contract/records/posting';
import { themeKeys } from '../../contract/themeKeys';
import { draftActions, drafts } from './draftPolicies';
import { maskHash, maskPath, maskQuery } from './maskUrl';
import { maskToken } from './maskToken';
import {
  codeName,
  dayOrMoment,
  email,
  languageTag,
  masked,
  maskedMarkup,
  maskedParams,
  matching,
  memberKey,
  messageKey,
  nothing,
  oneOf,
  personId,
  personName,
  personSlug,
  plain,
  published,
  renamed,
  scoreId,
  word,
} from './valueRedactors';
import { fields, list, type Shape } from './shape';

// Typed by the slices: a new field or action does not compile until it has a policy here.
type FieldsOf<State> = Record<keyof State, Shape>;
type ActionsOf<Slice extends { actions: object }> = Record<keyof Slice['actions'], Shape>;

const tokens = {
  token: maskToken,
  refreshToken: maskToken,
  tokenExpiration: plain,
} satisfies FieldsOf<SessionTokens>;

const memberFields = {
  id: personId,
  username: personName,
  slug: personSlug,
  email,
  pendingEmail: email,
  language: languageTag,
  roles: list(matching(/^ROLE_[A-Z_]{1,60}$/)),
} satisfies FieldsOf<SessionUser>;

const person = { id: 'id', name: 'username', slug: 'slug' };
const user = fields(memberFields, person);
const failure = fields({ text: masked, key: messageKey, retryAfter: plain });

const auth = {
  ...tokens,
  user,
  loading: plain,
  error: failure,
  ending: word,
  clockOffset: plain,
  avatarChangedAt: plain,
} satisfies FieldsOf<AuthState>;

const authActions = {
  loginStarted: nothing,
  loggedIn: fields({ ...tokens, user }),
  loginFailed: failure,
  loginErrorDismissed: nothing,
  tokensRefreshed: fields({ ...tokens, user }),
  sessionChangedElsewhere: fields(tokens),
  userLoaded: user,
  avatarChanged: fields({ at: plain }),
  serverClockSeen: fields({ offset: plain }),
  sessionExpired: nothing,
  accountDeleted: nothing,
  loggedOut: nothing,
} satisfies ActionsOf<typeof authSlice>;

const noticeId = codeName;
const notice = fields({
  id: noticeId,
  titleKey: messageKey,
  messageKey,
  params: maskedParams,
  text: masked,
  retryAfter: plain,
  simple: plain,
  severity: oneOf(['success', 'info', 'warning', 'error']),
  action: fields({ name: word, labelKey: messageKey }),
  duration: plain,
} satisfies FieldsOf<Notification>);

const card = codeName;

const ui = {
  sidebarExpanded: plain,
  mobileSheetOpen: plain,
  dismissedCards: list(card),
  notifications: list(notice),
  route: maskPath,
  routeQuery: maskQuery,
  routeHash: maskHash,
  storageRefused: plain,
} satisfies FieldsOf<UiState>;

const uiActions = {
  sidebarToggled: nothing,
  mobileSheetOpened: nothing,
  mobileSheetClosed: nothing,
  routeChanged: fields({ path: maskPath, query: maskQuery, hash: maskHash }),
  cardDismissed: card,
  notificationQueued: notice,
  notificationClosed: noticeId,
  notificationActionTaken: fields({ id: noticeId, name: word }),
  storageRefused: nothing,
} satisfies ActionsOf<typeof uiSlice>;

const entryKey = renamed('entry');
const entryStatus = { status: oneOf(['waiting', 'sending', 'rejected']), reason: masked };
const unsentScore = fields({
  chart: plain,
  name: published,
  texts: list(masked),
  values: list(plain),
  platform: plain,
  achievedOn: dayOrMoment,
  key: entryKey,
  confirmed: list(oneOf(confirmations)),
  refusal: masked,
} satisfies Record<keyof UnsentScore, Shape>);
const claim = fields({
  id: scoreId,
  chart: published,
  text: published,
} satisfies Record<keyof Claim, Shape>);
const unsentEntry = fields({
  kind: oneOf(['comment', 'report', 'scores', 'proof']),
  key: entryKey,
  member: memberKey,
  writtenAt: plain,
  ...entryStatus,
  articleId: plain,
  content: maskedMarkup,
  description: masked,
  // A whole snapshot, compressed.
  snapshot: nothing,
  gameId: plain,
  scores: list(unsentScore),
  claims: list(claim),
} satisfies Record<
  keyof UnsentComment | keyof UnsentReport | keyof UnsentScores | keyof UnsentProof,
  Shape
>);

const estimate = fields({ usage: plain, quota: plain });

const pwa = {
  updateAvailable: plain,
  needRefresh: plain,
  updating: plain,
  lastUpdateCheck: plain,
  offlineReady: plain,
  isPWA: plain,
  canInstall: plain,
  installing: plain,
  isOnline: plain,
  storage: estimate,
  unsent: list(unsentEntry),
} satisfies FieldsOf<PwaState>;

const themeKey = oneOf(themeKeys);
const theme = { key: themeKey, favourites: list(themeKey) } satisfies FieldsOf<ThemeState>;

const themeActions = {
  themeSelected: themeKey,
  modeSwitched: themeKey,
  favouriteToggled: themeKey,
  themeChangedElsewhere: fields(theme),
} satisfies ActionsOf<typeof themeSlice>;

const pwaActions = {
  updateFound: nothing,
  updatePostponed: nothing,
  updateStarted: nothing,
  updateFailed: nothing,
  updateApplied: nothing,
  updateChecked: fields({ at: plain }),
  offlinePrepared: nothing,
  cachesCleared: nothing,
  installOffered: nothing,
  installStarted: nothing,
  installDeclined: nothing,
  installed: nothing,
  displayModeDetected: fields({ standalone: plain }),
  connectionLost: nothing,
  connectionRestored: nothing,
  storageEstimated: estimate,
  entryQueued: unsentEntry,
  entryUpdated: fields({ key: entryKey, ...entryStatus }),
  entryRemoved: entryKey,
  queueSynced: list(unsentEntry),
} satisfies ActionsOf<typeof pwaSlice>;

/** The kept parts of each slice. */
export const sliceShapes: Readonly<Record<string, Shape>> = {
  [authSlice.name]: fields(auth),
  [uiSlice.name]: fields(ui),
  [pwaSlice.name]: fields(pwa),
  [themeSlice.name]: fields(theme),
  [draftsSlice.name]: drafts,
};

const typed = ({ name }: { name: string }, shapes: Readonly<Record<string, Shape>>) =>
  Object.entries(shapes).map(([action, shape]) => [`${name}/${action}`, shape] as const);

/** The kept parts of each slice action's payload, by action type. */
export const payloadShapes: ReadonlyMap<string, Shape> = new Map([
  ...typed(authSlice, authActions),
  ...typed(uiSlice, uiActions),
  ...typed(pwaSlice, pwaActions),
  ...typed(themeSlice, themeActions),
  ...typed(draftsSlice, draftActions),
]);
