import type { Draft } from '../../../admin-frame/drafts/createDraft';
import type { ChangeOutcome } from '../../../admin-frame/drafts/changeDocument';
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
  type EditedContent,
} from './editedGame';
import { fieldOf, problemsOf, type Check } from './fieldProblems';
import {
  afterFailure,
  afterSave,
  asOnServer,
  onConflict,
  type GameDraftState,
} from './gameDraftState';
import { gameDrafts } from './gameDrafts';

/** Milliseconds without a change before the draft is written to the device. */
const keepAfter = 400;

interface SessionOptions {
  draft: Draft<GameDraftState>;
  member: string;
  save: (body: AdminGameSave & { id: number }) => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>;
  changeStatus: (
    body: AdminGameStatusChange & { id: number },
  ) => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>;
}

/**
 * The side effects of a game's draft: it is saved when the editor says so, since points depend on what is saved, and kept on the device
 * until then.
 */
export function createGameSession({ draft, member, save, changeStatus }: SessionOptions) {
  const { read, write } = draft;
  let timer: ReturnType<typeof globalThis.setTimeout> | undefined;

  const keep = () => {
    globalThis.clearTimeout(timer);
    timer = undefined;
    const { base, version, game, dirty, content } = read();
    if (!dirty) return gameDrafts.forget(member, game.id);
    const local = { content: plainContent(content), base, version };
    write({ kept: gameDrafts.keep(member, game.id, local) }, 'kept');
  };

  const edit = (change: (content: EditedContent) => EditedContent) => {
    const before = read();
    const content = change(before.content);
    if (content === before.content) return;
    write({ content, dirty: !sameContent(content, before.base) }, 'edited');
    globalThis.clearTimeout(timer);
    timer = globalThis.setTimeout(keep, keepAfter);
  };

  const run = async (
    request: () => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>,
  ): Promise<AdminGame | undefined> => {
    const sent = read().content;
    write({ busy: true, failure: undefined, violations: {} }, 'sent');
    const outcome = await request();
    if ('error' in outcome) {
      write(afterFailure(read(), outcome.error), 'failed');
      return undefined;
    }
    if (outcome.data.kind === 'conflict') {
      write({ busy: false, conflict: outcome.data.current }, 'conflicted');
      return undefined;
    }
    const { document: saved } = outcome.data;
    const before = read();
    if (before.game.id !== saved.id) gameDrafts.forget(member, before.game.id);
    write(afterSave(before, saved, sent), 'saved');
    keep();
    return saved;
  };

  const passes = (check: Check): boolean => {
    write({ check }, 'checked');
    return problemsOf(plainContent(read().content), check).length === 0;
  };

  /** Saves the changes; returns the game, or undefined if it was not saved. */
  const saveChanges = async (): Promise<AdminGame | undefined> => {
    const { busy, dirty, game, version, restoredFrom } = read();
    if (busy || !passes('save')) return undefined;
    if (!dirty) return game;
    const content = plainContent(read().content);
    const source = restoredFrom === undefined ? {} : { restoredFrom };
    return run(async () => save({ id: game.id, version, content, ...source }));
  };

  const moveTo = async (status: GameStatus): Promise<AdminGame | undefined> => {
    const { game, version } = read();
    return run(async () => changeStatus({ id: game.id, version, status }));
  };

  return {
    getState: read,
    edit,
    save: saveChanges,
    moveTo,
    /** Publishes the saved game: its stages are passed through on the way. */
    publish: async (): Promise<AdminGame | undefined> => {
      if (!passes('publish')) return undefined;
      const { game } = read();
      const staged = game.status === 'ready' || game.publishedAt !== null;
      if (!staged && !(await moveTo('ready'))) return undefined;
      return moveTo('active');
    },
    /** Checks the content, and shows its problems. */
    checkFor: passes,
    /** The field of the first problem, those of the content before those the server has found. */
    firstProblem: (): string | undefined => {
      const { content, check, violations } = read();
      const [found] = problemsOf(plainContent(content), check);
      return found ? fieldOf(content, found.path) : Object.keys(violations)[0];
    },
    /** Puts the content of another version on the screen, as a change. */
    replace: (content: AdminGameContent, restoredFrom?: number) => {
      edit(() => editedContent(withKnownIds(content, read().game.content)));
      write({ restoredFrom }, 'restored');
    },
    /** Drops the changes for the given version, or for the one on the server. */
    discard: (game = read().game) => {
      write(asOnServer(game), 'discarded');
      keep();
    },
    /** Puts the changes on the version that another editor has saved. */
    reapply: () => {
      const { conflict } = read();
      if (!conflict) return;
      write(onConflict(read(), conflict), 'reapplied');
      keep();
    },
    /** Closes the question about the other version without an answer. */
    postpone: () => write({ conflict: undefined }, 'postponed'),
    start: () => {
      draft.open();
      const flush = () => {
        if (timer !== undefined) keep();
      };
      globalThis.addEventListener('pagehide', flush);
      return () => {
        globalThis.removeEventListener('pagehide', flush);
        flush();
        draft.close();
      };
    },
  };
}
