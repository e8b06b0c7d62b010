import type { ApiError } from '../../../../api/apiError';
import type { AdminArticle, AdminArticleContent } from '../../../../contract/schemas/adminArticles';
import { changedFields, fieldsAt } from './articleFields';
import { mergeArticle } from './mergeArticle';
import { problemOf, type SaveProblem } from './saveProblem';

/** `stopped`: the server rejects the article as a whole; only the writer can resolve it. */
export type SavePhase =
  'saved' | 'unsaved' | 'saving' | 'failed' | 'invalid' | 'stopped' | 'conflict' | 'closed';

/** Computed from the current content: two editors may change it before the next render. */
export type ContentChange = (content: AdminArticleContent) => Partial<AdminArticleContent>;

export interface DraftConflict {
  theirs: AdminArticle;
  /** Paths of the fields that both sides changed. */
  fields: readonly string[];
}

export interface DraftState {
  /** The last version from the server. */
  article: AdminArticle;
  /** The content on the screen. */
  content: AdminArticleContent;
  /** The content on the screen as of the last save. */
  saved: AdminArticleContent;
  phase: SavePhase;
  /** Incremented by each change of phase. */
  step: number;
  /** Error messages of rejected fields by path. */
  faults: Readonly<Record<string, string>>;
  problem: SaveProblem | undefined;
  conflict: DraftConflict | undefined;
  /** Paths of the fields this user has changed since the article was opened. */
  written: readonly string[];
  /** Another person's text that replaced this user's. */
  replaced: { by: string | undefined; fields: readonly string[] } | undefined;
  /** Unsaved changes are also stored on this device. */
  stored: boolean;
  /** Incremented when the content is replaced as a whole, so that editors are remounted. */
  epoch: number;
  /** Incremented by each merge that changed a text. */
  merges: number;
}

export type DraftEvent =
  | { type: 'changed'; change: ContentChange }
  | { type: 'replaced'; content: AdminArticleContent }
  /** Text restored from this device, with the content it was based on. */
  | { type: 'recovered'; content: AdminArticleContent; base: AdminArticleContent }
  | { type: 'storeTried'; stored: boolean }
  | { type: 'saveStarted' }
  | { type: 'saveSucceeded'; article: AdminArticle; sent: AdminArticleContent }
  | { type: 'saveFailed'; error: ApiError }
  /** The article from the server after a change of its state. */
  | { type: 'accepted'; article: AdminArticle }
  /** A version saved by another person. */
  | { type: 'synced'; theirs: AdminArticle }
  /** Paths of the conflicting fields for which the other person's version was chosen. */
  | { type: 'resolved'; theirs: readonly string[] }
  | { type: 'noticeRead' }
  | { type: 'closed' }
  | { type: 'reopened' };

export const initialDraft = (loaded: AdminArticle): DraftState => ({
  article: loaded,
  content: loaded.content,
  saved: loaded.content,
  phase: 'saved',
  step: 0,
  faults: {},
  problem: undefined,
  conflict: undefined,
  written: [],
  replaced: undefined,
  stored: true,
  epoch: 0,
  merges: 0,
});

export const isDirty = ({ content, saved }: DraftState) => changedFields(content, saved).length > 0;

/** Phases in which nothing is saved until the writer makes a decision. */
export const isHalted = ({ phase }: Pick<DraftState, 'phase'>) =>
  phase === 'conflict' || phase === 'stopped' || phase === 'closed';

function enter(state: DraftState, phase: SavePhase): DraftState {
  return { ...state, phase, step: state.step + 1 };
}

const settle = (state: DraftState) => enter(state, isDirty(state) ? 'unsaved' : 'saved');

function put(state: DraftState, content: AdminArticleContent): DraftState {
  const paths = changedFields(content, state.content).map(({ path }) => path);
  const written = [...new Set([...state.written, ...paths])];
  const next = { ...state, content, written };
  // Further typing does not postpone the save.
  return isHalted(state) || state.phase === 'unsaved' ? next : enter(next, 'unsaved');
}

function sync(state: DraftState, theirs: AdminArticle): DraftState {
  if (theirs.version <= state.article.version) return state;
  const { article, content: mine, saved, written } = state;
  const base = article.content;
  const merge = mergeArticle({ base, saved, mine, theirs: theirs.content });
  const lost = merge.taken.filter((path) => written.includes(path));
  const next: DraftState = {
    ...state,
    article: theirs,
    content: merge.content,
    saved: merge.saved,
    merges: state.merges + 1,
    written: written.filter((path) => !lost.includes(path)),
    replaced: lost.length > 0 ? { by: theirs.editedBy?.username, fields: lost } : state.replaced,
  };
  if (merge.conflicts.length === 0) return isHalted(state) ? next : settle(next);
  return enter({ ...next, conflict: { theirs, fields: merge.conflicts } }, 'conflict');
}

/** Applies a restored draft to the current content. Where a field has changed since, both versions are shown. */
function recover(
  state: DraftState,
  { content: mine, base }: { content: AdminArticleContent; base: AdminArticleContent },
): DraftState {
  const { article, content: theirs } = state;
  const merge = mergeArticle({ base, saved: base, mine, theirs });
  const next = { ...put(state, merge.content), epoch: state.epoch + 1 };
  if (merge.conflicts.length === 0) return next;
  const conflict = { theirs: { ...article, content: theirs }, fields: merge.conflicts };
  return enter({ ...next, conflict }, 'conflict');
}

function resolve(state: DraftState, chosen: readonly string[]): DraftState {
  const { conflict } = state;
  if (!conflict) return state;
  let { content } = state;
  for (const field of fieldsAt(chosen)) content = field.copy(conflict.theirs.content, content);
  const merges = state.merges + 1;
  return settle({ ...state, content, merges, conflict: undefined, problem: undefined });
}

const phaseOf = {
  retry: 'failed',
  fields: 'invalid',
  gone: 'stopped',
  forbidden: 'stopped',
  refused: 'stopped',
} as const satisfies Record<SaveProblem['kind'], SavePhase>;

function fail(state: DraftState, error: ApiError): DraftState {
  const problem = problemOf(error);
  return enter({ ...state, problem, faults: problem.faults }, phaseOf[problem.kind]);
}

/** The reducer of an article draft: loading, saving and conflicts. */
export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'changed':
      return put(state, { ...state.content, ...event.change(state.content) });
    case 'replaced':
      return { ...put(state, event.content), epoch: state.epoch + 1 };
    case 'recovered':
      return recover(state, event);
    case 'storeTried':
      return state.stored === event.stored ? state : { ...state, stored: event.stored };
    case 'saveStarted':
      return enter(state, 'saving');
    case 'saveSucceeded': {
      const { article, sent } = event;
      const next = { ...state, article, saved: sent, faults: {}, problem: undefined };
      return state.phase === 'closed' ? next : settle(next);
    }
    case 'saveFailed':
      return state.phase === 'closed' ? state : fail(state, event.error);
    case 'accepted':
      return { ...state, article: event.article };
    case 'synced':
      return sync(state, event.theirs);
    case 'resolved':
      return resolve(state, event.theirs);
    case 'noticeRead':
      return { ...state, replaced: undefined };
    case 'closed':
      return enter(state, 'closed');
    case 'reopened':
      return settle(state);
  }
}
