import type { ChangeOutcome } from '../../../admin-frame/documents/changeDocument';
import type { ApiError } from '../../../api/errors/apiError';
import type { CommandOutcome } from '../../../api/useSecretMutation';
import type { GameStatus } from '../../../contract/records/catalogue';
import type {
  AdminGame,
  AdminGameContent,
  AdminGameSave,
  AdminGameStatusChange,
} from '../../../contract/schemas/adminGames';
import {
  editedContent,
  plainContent,
  sameContent,
  withKnownIds,
  withSavedIds,
  withShownKeys,
  type EditedContent,
} from './editedGame';
import { fieldOf, problemsOf, type Check } from './fieldProblems';
import { asOnServer, startDraft, type GameDraftState } from './gameDraftState';
import { gameDrafts } from './gameDrafts';
import { reapplyChanges } from './reapplyChanges';

/** Milliseconds without a change before the draft is written to the device. */
const keepAfter = 400;

interface SessionOptions {
  loaded: AdminGame;
  member: string;
  save: (body: AdminGameSave & { id: number }) => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>;
  changeStatus: (
    body: AdminGameStatusChange & { id: number },
  ) => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>;
}

/** The draft of one game: saved when the editor says so, and kept on the device until then. */
export function createGameSession({ loaded, member, save, changeStatus }: SessionOptions) {
  let state = startDraft(loaded, member);
  let timer: ReturnType<typeof globalThis.setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<GameDraftState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const keep = () => {
    globalThis.clearTimeout(timer);
    timer = undefined;
    const { base, version, game } = state;
    if (!state.dirty) return gameDrafts.forget(member, game.id);
    const content = plainContent(state.content);
    const kept = gameDrafts.keep(member, game.id, { content, base, version });
    if (kept !== state.kept) set({ kept });
  };

  const edit = (change: (content: EditedContent) => EditedContent) => {
    const content = change(state.content);
    if (content === state.content) return;
    set({ content, dirty: !sameContent(content, state.base) });
    globalThis.clearTimeout(timer);
    timer = globalThis.setTimeout(keep, keepAfter);
  };

  /** Takes the server's game; what was changed after `sent` stays a change. */
  const adopt = (game: AdminGame, sent: EditedContent) => {
    const unchanged = state.content === sent;
    if (state.game.id !== game.id) gameDrafts.forget(member, state.game.id);
    const ids = withSavedIds(state.content, sent, game.content);
    const content = unchanged
      ? // The server may have tidied texts: its content, in the rows that are on the screen.
        withShownKeys(ids, game.content)
      : ids;
    set({
      game,
      base: game.content,
      version: game.version,
      content,
      dirty: !sameContent(content, game.content),
      violations: {},
      check: 'none',
      recoveredAt: undefined,
      restoredFrom: undefined,
    });
    keep();
  };

  const fail = (error: ApiError) => {
    const found = error.kind === 'http' ? error.violations : [];
    const violations = Object.fromEntries(
      found.map(({ field, message }) => [fieldOf(state.content, field), message]),
    );
    set({ violations, failure: error });
  };

  const run = async (
    request: () => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>,
  ): Promise<AdminGame | undefined> => {
    const sent = state.content;
    set({ busy: true, failure: undefined, violations: {} });
    const outcome = await request();
    set({ busy: false });
    if ('error' in outcome) {
      fail(outcome.error);
      return undefined;
    }
    if (outcome.data.kind === 'conflict') {
      set({ conflict: outcome.data.current });
      return undefined;
    }
    adopt(outcome.data.document, sent);
    return outcome.data.document;
  };

  const passes = (check: Check): boolean => {
    set({ check });
    return problemsOf(plainContent(state.content), check).length === 0;
  };

  /** Saves the changes; returns the game, or undefined if it was not saved. */
  const saveChanges = async (): Promise<AdminGame | undefined> => {
    if (state.busy || !passes('save')) return undefined;
    if (!state.dirty) return state.game;
    const { version, restoredFrom } = state;
    const { id } = state.game;
    const content = plainContent(state.content);
    const source = restoredFrom === undefined ? {} : { restoredFrom };
    return run(async () => save({ id, version, content, ...source }));
  };

  const moveTo = async (status: GameStatus): Promise<AdminGame | undefined> =>
    run(async () => changeStatus({ id: state.game.id, version: state.version, status }));

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    save: saveChanges,
    moveTo,
    /** Publishes the saved game: its stages are passed through on the way. */
    publish: async (): Promise<AdminGame | undefined> => {
      if (!passes('publish')) return undefined;
      const staged = state.game.status === 'ready' || state.game.publishedAt !== null;
      if (!staged && !(await moveTo('ready'))) return undefined;
      return moveTo('active');
    },
    /** Checks the content, and shows its problems. */
    checkFor: passes,
    /** The field of the first problem, those of the content before those the server has found. */
    firstProblem: (): string | undefined => {
      const { content, check, violations } = state;
      const [found] = problemsOf(plainContent(content), check);
      return found ? fieldOf(content, found.path) : Object.keys(violations)[0];
    },
    /** Puts the content of another version on the screen, as a change. */
    replace: (content: AdminGameContent, restoredFrom?: number) => {
      edit(() => editedContent(withKnownIds(content, state.game.content)));
      set({ restoredFrom });
    },
    /** Drops the changes for the given version, or for the one on the server. */
    discard: (game = state.game) => {
      set(asOnServer(game));
      keep();
    },
    /** Puts the changes on the version that another editor has saved. */
    reapply: () => {
      const { conflict, base, content } = state;
      if (!conflict) return;
      const merged = reapplyChanges({
        base,
        mine: plainContent(content),
        theirs: conflict.content,
      });
      set({
        game: conflict,
        base: conflict.content,
        version: conflict.version,
        content: editedContent(merged),
        dirty: !sameContent(merged, conflict.content),
        conflict: undefined,
      });
      keep();
    },
    /** Closes the question about the other version without an answer. */
    postpone: () => set({ conflict: undefined }),
    start: () => {
      const flush = () => {
        if (timer !== undefined) keep();
      };
      globalThis.addEventListener('pagehide', flush);
      return () => {
        globalThis.removeEventListener('pagehide', flush);
        flush();
      };
    },
  };
}
