import type { ApiError } from '../../../api/errors/apiError';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticlePublication,
} from '../../../contract/schemas/adminArticles';
import { changedFields, fieldsAt } from './articleFields';
import { isDirty, isHalted, type DraftEvent, type DraftState, type SavePhase } from './draftState';
import { threeWayMerge } from './threeWayMerge';
import { problemOf, type SaveProblem } from './saveProblem';

function enter(state: DraftState, phase: SavePhase): DraftState {
  return { ...state, phase, step: state.step + 1 };
}

const settle = (state: DraftState) => enter(state, isDirty(state) ? 'unsaved' : 'saved');

function put(state: DraftState, content: AdminArticleContent): DraftState {
  const paths = changedFields(content, state.content).map(({ path }) => path);
  const added = paths.filter((path) => !state.written.includes(path));
  const written = added.length > 0 ? [...state.written, ...added] : state.written;
  const next = { ...state, content, written };
  // Further typing does not postpone the save.
  return isHalted(state) || state.phase === 'unsaved' ? next : enter(next, 'unsaved');
}

function sync(state: DraftState, theirs: AdminArticle): DraftState {
  if (theirs.version <= state.article.version) return state;
  const { article, content: mine, saved, written } = state;
  const base = article.content;
  const merge = threeWayMerge({ base, saved, mine, theirs: theirs.content });
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

/** Applies a restored draft to the current content. If a field has changed since, both versions are shown. */
function recover(
  state: DraftState,
  { content: mine, base }: { content: AdminArticleContent; base: AdminArticleContent },
): DraftState {
  const { article, content: theirs } = state;
  const merge = threeWayMerge({ base, saved: base, mine, theirs });
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

const isSamePublication = (article: AdminArticle, reported: AdminArticlePublication) =>
  article.state === reported.state &&
  article.status === reported.status &&
  article.publishedAt === reported.publishedAt &&
  article.appliedVersion === reported.appliedVersion;

const phaseOf = {
  retry: 'failed',
  fields: 'invalid',
  gone: 'stopped',
  trashed: 'stopped',
  forbidden: 'stopped',
  refused: 'stopped',
} as const satisfies Record<SaveProblem['kind'], SavePhase>;

function fail(state: DraftState, error: ApiError): DraftState {
  const problem = problemOf(error);
  return enter({ ...state, problem, fieldErrors: problem.fieldErrors }, phaseOf[problem.kind]);
}

/** The reducer of an article draft: changes, saves and conflicts. */
export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
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
      const next = { ...state, article, saved: sent, fieldErrors: {}, problem: undefined };
      return state.phase === 'closed' ? next : settle(next);
    }
    case 'saveFailed':
      return state.phase === 'closed' ? state : fail(state, event.error);
    case 'accepted':
      return { ...state, article: event.article };
    case 'publicationReported': {
      const { article } = state;
      const known = event.article === article && !isSamePublication(article, event.publication);
      return known ? { ...state, article: { ...article, ...event.publication } } : state;
    }
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
