import type { CommandOutcome } from '../../../api/useSecretMutation';
import type { AdminGame, AdminGameSave } from '../../../contract/schemas/adminGames';
import type { GameChangeOutcome, GameCreation } from '../adminGamesApi';
import { unsavedId } from './newGame';

type Saving = AdminGameSave & { id: number };

interface Requests {
  create: (creation: GameCreation) => Promise<CommandOutcome<AdminGame>>;
  save: (saving: Saving) => Promise<CommandOutcome<GameChangeOutcome>>;
}

/** Saves a game; the first save of a new one creates it. */
export function createGameSaving({ create, save }: Requests) {
  // A failed request may have reached the server: the next attempt with the same content has the same key.
  let attempt: { text: string; key: string } | undefined;
  return async (saving: Saving): Promise<CommandOutcome<GameChangeOutcome>> => {
    const { id, content } = saving;
    if (id !== unsavedId) return save(saving);
    const text = JSON.stringify(content);
    if (attempt?.text !== text) attempt = { text, key: globalThis.crypto.randomUUID() };
    const outcome = await create({ key: attempt.key, body: { content } });
    return 'error' in outcome ? outcome : { data: { kind: 'done', game: outcome.data } };
  };
}
