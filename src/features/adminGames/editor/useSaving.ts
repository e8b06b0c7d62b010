import type { AdminGame } from '../../../contract/schemas/adminGames';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { GameDraft } from '../draft/useGameDraft';

/** Saves the draft; if fields are wrong, the first of them gets the focus. */
export function useSaving(draft: GameDraft, onProblem: (field: string) => void) {
  const dispatch = useAppDispatch();
  return async (): Promise<AdminGame | undefined> => {
    const game = await draft.save();
    if (game) {
      dispatch(notificationQueued({ messageKey: 'adminGames:editor.done', severity: 'success' }));
      return game;
    }
    const field = draft.firstProblem();
    if (field !== undefined) onProblem(field);
    return undefined;
  };
}
