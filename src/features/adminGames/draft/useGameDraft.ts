import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDraft } from '../../../admin-frame/drafts/createDraft';
import { createOrSave } from '../../../admin-frame/drafts/createOrSave';
import { useSecretMutation } from '../../../api/useSecretMutation';
import type { AdminGame, AdminGameContent } from '../../../contract/schemas/adminGames';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import {
  useChangeGameStatusMutation,
  useCreateGameMutation,
  useSaveGameMutation,
} from '../adminGamesApi';
import { createAttempts } from './createAttempts';
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
  const [session] = useState(() => {
    const { keyOf } = createAttempts();
    const createOne = (content: AdminGameContent) =>
      create({ key: keyOf({ content }), body: { content } });
    const send = createOrSave({ create: createOne, save });
    return createGameSession({ draft, member, save: send, changeStatus });
  });
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
