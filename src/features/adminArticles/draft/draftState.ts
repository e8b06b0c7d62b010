import type { ApiError } from '../../../api/errors/apiError';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticlePublication,
} from '../../../contract/schemas/adminArticles';
import { changedFields } from './articleFields';
import type { SaveProblem } from './saveProblem';

/** `stopped`: the server rejects the article as a whole; only the writer can resolve it. */
export type SavePhase =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'failed'
  | 'invalid'
  | 'stopped'
  | 'conflict'
  | 'closed';

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
  fieldErrors: Readonly<Record<string, string>>;
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
  /** The publication as reported to someone who has this `article`; outdated once another one is here. */
  | { type: 'publicationReported'; publication: AdminArticlePublication; article: AdminArticle }
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
  fieldErrors: {},
  problem: undefined,
  conflict: undefined,
  written: [],
  replaced: undefined,
  stored: true,
  epoch: 0,
  merges: 0,
});

export const isDirty = ({ content, saved }: DraftState) => changedFields(content, saved).length > 0;

/** Changes have not reached the server. */
export const isUnsaved = ({ phase }: Pick<DraftState, 'phase'>) =>
  phase !== 'saved' && phase !== 'closed';

const stuck: readonly SavePhase[] = ['failed', 'invalid', 'stopped', 'conflict'];
/** Leaving the page does not save the last changes. */
export const isStuck = ({ phase, stored }: Pick<DraftState, 'phase' | 'stored'>) =>
  stuck.includes(phase) || (isUnsaved({ phase }) && !stored);

/** Phases in which nothing is saved until the writer makes a decision. */
export const isHalted = ({ phase }: Pick<DraftState, 'phase'>) =>
  phase === 'conflict' || phase === 'stopped' || phase === 'closed';
