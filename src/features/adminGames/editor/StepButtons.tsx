import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { gameStages } from '../../../contract/gameAdministration';
import type { GameDraft } from '../draft/useGameDraft';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import { gameSteps, stageAfter, type GameStep } from './gameSteps';
import { useSaving } from './useSaving';

interface StepButtonsProps {
  step: GameStep;
  draft: GameDraft;
  onOpen: (step: GameStep) => void;
  onProblem: (field: string) => void;
}

/** Goes back, or saves and goes on; a game that is not public moves on to the next stage. */
export function StepButtons({ step, draft, onOpen, onProblem }: StepButtonsProps) {
  const { t } = useTranslation('adminGames');
  const save = useSaving(draft, onProblem);
  const { dirty, busy, moveTo } = draft;
  const index = gameSteps.indexOf(step);
  const before = gameSteps[index - 1];
  const after = gameSteps[index + 1];
  const goOn = async () => {
    if (after === undefined || step === 'review') return;
    const game = dirty ? await save() : draft.game;
    if (!game) return;
    const stage = stageAfter[step];
    const place = gameStages.findIndex((one) => one === game.status);
    const moves = place !== -1 && place < gameStages.indexOf(stage);
    if (moves && game.id !== unsavedId) await moveTo(stage);
    onOpen(after);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      {before === undefined ? (
        <span />
      ) : (
        <Button color="inherit" onClick={() => onOpen(before)}>
          {t('editor.previous', { step: t(`steps.${before}`) })}
        </Button>
      )}
      {after === undefined ? null : (
        <BusyButton variant="outlined" busy={busy} onClick={() => void goOn()}>
          {t(dirty ? 'editor.saveAndNext' : 'editor.next', { step: t(`steps.${after}`) })}
        </BusyButton>
      )}
    </Box>
  );
}
