import type { ChangeOutcome } from '../../../admin-frame/documents/changeDocument';
import type { CommandOutcome } from '../../../api/useSecretMutation';
import type { AdminGame, AdminGameSave } from '../../../contract/schemas/adminGames';
import type { GameCreation } from '../adminGamesApi';
import { createAttempts } from './createAttempts';
import { unsavedId } from './newGame';

type Saving = AdminGameSave & { id: number };

interface Requests {
  create: (creation: GameCreation) => Promise<CommandOutcome<AdminGame>>;
  save: (saving: Saving) => Promise<CommandOutcome<ChangeOutcome<AdminGame>>>;
}

/** Saves a game; the first save of a new one creates it. */
export function createGameSaving({ create, save }: Requests) {
  const attempts = createAttempts();
  return async (saving: Saving): Promise<CommandOutcome<ChangeOutcome<AdminGame>>> => {
    const { id, content } = saving;
    if (id !== unsavedId) return save(saving);
    const body = { content };
    const outcome = await create({ key: attempts.keyOf(body), body });
    if ('error' in outcome) return outcome;
    attempts.onSuccess();
    return { data: { kind: 'done', document: outcome.data } };
  };
}
