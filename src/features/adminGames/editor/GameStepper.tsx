import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { publicationProblems } from '../../../contract/gameProblems';
import { plainContent } from '../draft/editedGame';
import { fieldOf } from '../draft/fieldProblems';
import type { GameDraft } from '../draft/useGameDraft';
import { gameSteps, stepWith, type GameStep } from './gameSteps';

interface GameStepperProps {
  step: GameStep;
  draft: GameDraft;
  onOpen: (step: GameStep) => void;
}

/** The steps. Any of them can be opened; those with nothing missing are ticked. */
export function GameStepper({ step, draft, onOpen }: GameStepperProps) {
  const { t } = useTranslation('adminGames');
  const narrow = useMediaQuery('(max-width: 600px)');
  const { content, errors, game } = draft;
  const missing = useMemo(
    () =>
      new Set(
        publicationProblems(plainContent(content)).map(({ path }) =>
          stepWith(content, fieldOf(content, path)),
        ),
      ),
    [content],
  );
  const wrong = new Set(Object.keys(errors).map((field) => stepWith(content, field)));
  const done = (name: GameStep) => {
    if (name === 'review') return game.publishedAt !== null;
    return name === 'cover' ? content.pictureId !== null : !missing.has(name);
  };
  return (
    <Stepper
      nonLinear
      activeStep={gameSteps.indexOf(step)}
      alternativeLabel={narrow}
      // A step's button is wider than the step.
      sx={{ overflowX: 'clip' }}
      aria-label={t('editor.steps')}
    >
      {gameSteps.map((name) => (
        <Step key={name} completed={done(name)}>
          <StepButton
            aria-current={name === step ? 'step' : undefined}
            onClick={() => onOpen(name)}
          >
            <StepLabel error={wrong.has(name)}>{t(`steps.${name}`)}</StepLabel>
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
