import type { ApiError } from '../../../api/errors/apiError';
import type { AdminGame, AdminGameContent } from '../../../contract/schemas/adminGames';
import {
  editedContent,
  plainContent,
  sameContent,
  withSavedIds,
  withShownKeys,
  type EditedContent,
} from './editedGame';
import { fieldOf, type Check } from './fieldProblems';
import { gameDrafts } from './gameDrafts';
import { reapplyChanges } from './reapplyChanges';

export interface GameDraftState {
  /** As the server returned it last. */
  game: AdminGame;
  /** What the changes are made from, and its version. */
  base: AdminGameContent;
  version: number;
  content: EditedContent;
  dirty: boolean;
  busy: boolean;
  check: Check;
  /** The server's messages of the last attempt, by field. */
  violations: Readonly<Record<string, string>>;
  failure: ApiError | undefined;
  /** What another editor has saved in the meantime. */
  conflict: AdminGame | undefined;
  /** When unsaved changes found on this device were made. */
  recoveredAt: number | undefined;
  /** The version whose content was put back, until the next save. */
  restoredFrom: number | undefined;
  /** False if the device has no room for the draft. */
  kept: boolean;
}

/** The content as changes of the server's game. */
const onVersion = (game: AdminGame, content: EditedContent) => ({
  game,
  base: game.content,
  version: game.version,
  content,
  dirty: !sameContent(content, game.content),
});

/** The game without changes. */
export const asOnServer = (game: AdminGame): GameDraftState => ({
  ...onVersion(game, editedContent(game.content)),
  busy: false,
  check: 'none',
  violations: {},
  failure: undefined,
  conflict: undefined,
  recoveredAt: undefined,
  restoredFrom: undefined,
  kept: true,
});

/** The server's game; what was changed after `sent` stays a change. */
export function afterSave({ content }: GameDraftState, game: AdminGame, sent: EditedContent) {
  const ids = withSavedIds(content, sent, game.content);
  // The server may have tidied texts: its content, in the rows that are on the screen.
  const shown = content === sent ? withShownKeys(ids, game.content) : ids;
  const origin = { recoveredAt: undefined, restoredFrom: undefined };
  return {
    ...onVersion(game, shown),
    ...origin,
    busy: false,
    check: 'none' as const,
    violations: {},
  };
}

/** The server's messages at their fields. */
export function afterFailure({ content }: GameDraftState, failure: ApiError) {
  const found = failure.kind === 'http' ? failure.violations : [];
  const violations = found.map(({ field, message }) => [fieldOf(content, field), message] as const);
  return { busy: false, failure, violations: Object.fromEntries(violations) };
}

/** The changes on the version that another editor has saved. */
export function onConflict({ base, content }: GameDraftState, theirs: AdminGame) {
  const mine = plainContent(content);
  const merged = reapplyChanges({ base, mine, theirs: theirs.content });
  return { ...onVersion(theirs, editedContent(merged)), conflict: undefined };
}

/** The server's game, with the unsaved changes that are kept on this device. */
export function startDraft(loaded: AdminGame, member: string): GameDraftState {
  const clean = asOnServer(loaded);
  const local = gameDrafts.read(member, loaded.id);
  if (!local || sameContent(local.content, loaded.content)) return clean;
  const { base, version, at } = local;
  if (!base || version === undefined) return clean;
  const content = editedContent(local.content);
  return { ...clean, base, version, content, dirty: true, recoveredAt: at };
}
