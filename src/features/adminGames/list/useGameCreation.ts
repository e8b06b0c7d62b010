import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSecretMutation } from '../../../api/useSecretMutation';
import type { Outcome } from '../../../admin-frame/OutcomeAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import type { AdminGameCreate } from '../../../contract/schemas/adminGames';
import { useCreateGameMutation } from '../adminGamesApi';
import { createAttempts } from '../draft/createAttempts';
import { useGamePath } from '../useGamePath';

/** Creates a game as a copy of another, and opens it. */
export function useGameCreation() {
  const { t } = useTranslation('adminGames');
  const navigate = useNavigate();
  const { gameAt } = useGamePath();
  const failureText = useFailureText();
  const [start] = useSecretMutation(useCreateGameMutation());
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempts] = useState(createAttempts);
  const create = async (body: AdminGameCreate) => {
    setOutcome(undefined);
    const result = await start({ key: attempts.keyOf(body), body });
    if ('error' in result) {
      const problem = failureText(result.error, t('list.createFailed'));
      return setOutcome({ text: problem, failed: true });
    }
    attempts.onSuccess();
    void navigate(gameAt(result.data.id));
  };
  return { create, outcome, setOutcome };
}
