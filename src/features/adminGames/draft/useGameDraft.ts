import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDraft } from '../../../admin-frame/documents/createDraft';
import { useSecretMutation } from '../../../api/useSecretMutation';
import type { AdminGame } from '../../../contract/schemas/adminGames';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import {
  useChangeGameStatusMutation,
  useCreateGameMutation,
  useSaveGameMutation,
} from '../adminGamesApi';
import { createGameSaving } from './createGameSaving';
import { createGameSession } from './createGameSession';
import { plainContent } from './editedGame';
import { fieldOf, problemsOf } from './fieldProblems';
import { startDraft } from './gameDraftState';

/** The draft of a game with the errors of its fields; see `draft/`. */
export function useGameDraft(loaded: AdminGame) {
  const { t } = useTranslation('adminGames');
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const [create] = useSecretMutation(useCreateGameMutation());
  const [save] = useSecretMutation(useSaveGameMutation());
  const [changeStatus] = useSecretMutation(useChangeGameStatusMutation());
  const store = useAppStore();
  const [draft] = useState(() => createDraft(store, 'game', startDraft(loaded, member)));
  const [session] = useState(() =>
    createGameSession({ draft, member, save: createGameSaving({ create, save }), changeStatus }),
  );
  const state = useAppSelector(draft.select);
  useEffect(() => session.start(), [session]);
  const { content, check, violations } = state;
  const errors = useMemo((): Readonly<Record<string, string>> => {
    const found = problemsOf(plainContent(content), check).map(({ path, code }) => [
      fieldOf(content, path),
      t(`problems.${code}`),
    ]);
    return { ...Object.fromEntries(found), ...violations };
  }, [content, check, violations, t]);
  return { ...state, ...session, errors };
}

export type GameDraft = ReturnType<typeof useGameDraft>;
