import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import type { Outcome } from '../../../admin-frame/OutcomeAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import type { AdminGameCreate } from '../../../contract/schemas/adminGames';
import { useCreateGameMutation } from '../adminGamesApi';
import { useGamePath } from '../useGamePath';

/** Creates a game, empty or as a copy, and opens it. */
export function useGameCreation() {
  const { t } = useTranslation('adminGames');
  const navigate = useNavigate();
  const { gameAt } = useGamePath();
  const failureText = useFailureText();
  const [start, { isLoading: busy }] = useCreateGameMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  // A failed request may have reached the server: the next attempt has the same key.
  const attempt = useRef<{ text: string; key: string }>(undefined);
  const create = async (body: AdminGameCreate) => {
    setOutcome(undefined);
    const text = JSON.stringify(body);
    if (attempt.current?.text !== text)
      attempt.current = { text, key: globalThis.crypto.randomUUID() };
    const { data, error } = await start({ key: attempt.current.key, body });
    const failure = asApiError(error);
    if (data) {
      attempt.current = undefined;
      void navigate(gameAt(data.id));
    } else if (failure)
      setOutcome({ text: failureText(failure, t('list.createFailed')), failed: true });
  };
  return { busy, create, outcome, setOutcome };
}
