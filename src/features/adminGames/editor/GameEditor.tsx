import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { firstLanguage } from '../../../admin-frame/drafts/firstLanguage';
import { LeaveDialog } from '../../../admin-frame/drafts/LeaveDialog';
import { languages, type Language } from '../../../contract/languages';
import type { AdminGame } from '../../../contract/schemas/adminGames';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import type { GameDraft } from '../draft/useGameDraft';
import { useGameDraft } from '../draft/useGameDraft';
import { focusField } from '../structure/focusField';
import { StructureStep } from '../structure/StructureStep';
import { useShownRows } from '../structure/useShownRows';
import { CoverStep } from './CoverStep';
import { EditorHeader } from './EditorHeader';
import { GameStepper } from './GameStepper';
import { stepWith, type GameStep } from './gameSteps';
import { LanguageTabs } from './LanguageTabs';
import { NamesStep } from './NamesStep';
import { ProblemList } from './ProblemList';
import { ReviewStep } from './ReviewStep';
import { StepButtons } from './StepButtons';
import { useGameStep } from './useGameStep';
import { useOwnAddress } from './useOwnAddress';

const ConflictDialog = lazy(async () => {
  const { ConflictDialog: Dialog } = await import(
    /* webpackChunkName: "admin-game-conflict" */ '../conflict/ConflictDialog'
  );
  return { default: Dialog };
});

interface GameEditorProps {
  loaded: AdminGame;
  /** Called with the id of a new game. */
  onCreated?: (id: number) => void;
}

/** The editor of one game: the steps from its names to its publication. */
export function GameEditor({ loaded, onCreated }: GameEditorProps) {
  const { t } = useTranslation('adminGames');
  const route = useRoute();
  const draft = useGameDraft(loaded);
  const [language, setLanguage] = useState(() =>
    firstLanguage(loaded.content.translations, route.language),
  );
  const [step, setStep] = useGameStep(draft.game.status);
  const shown = useShownRows(draft.content);
  useOwnAddress(draft.game.id, onCreated);
  const showField = (field: string) => {
    const { content } = draft.getState();
    const inText = /^translations\.([^.]+)/.exec(field)?.[1];
    flushSync(() => {
      setStep(stepWith(content, field));
      const wanted = languages.find((one) => one === inText);
      if (wanted) setLanguage(wanted);
      shown.reveal(content.groups, field);
    });
    focusField(field === 'translations' ? `translations.${language}.name` : field);
  };
  return (
    <>
      <EditorHeader draft={draft} language={language} onProblem={showField} />
      <Stack spacing={3}>
        <Notices draft={draft} />
        <GameStepper step={step} draft={draft} onOpen={setStep} />
        <ProblemList draft={draft} language={language} onShow={showField} />
        {step === 'names' || step === 'charts' ? (
          <LanguageTabs content={draft.content} shown={language} onShow={setLanguage} />
        ) : null}
        <Step step={step} draft={draft} language={language} shown={shown} onProblem={showField} />
        <StepButtons step={step} draft={draft} onOpen={setStep} onProblem={showField} />
      </Stack>
      <Suspense fallback={null}>
        {draft.conflict ? <ConflictDialog draft={draft} conflict={draft.conflict} /> : null}
      </Suspense>
      <LeaveDialog unsaved={draft.dirty} text={t(draft.kept ? 'leave.text' : 'leave.notKept')} />
    </>
  );
}

interface StepProps {
  step: GameStep;
  draft: GameDraft;
  language: Language;
  shown: ReturnType<typeof useShownRows>;
  onProblem: (field: string) => void;
}

function Step({ step, draft, language, shown, onProblem }: StepProps) {
  switch (step) {
    case 'names':
      return <NamesStep draft={draft} language={language} />;
    case 'charts':
      return (
        <Box>
          <StructureStep draft={draft} language={language} shown={shown} />
        </Box>
      );
    case 'cover':
      return <CoverStep draft={draft} />;
    default:
      return <ReviewStep draft={draft} language={language} onProblem={onProblem} />;
  }
}

/** What the editor should know before going on. */
function Notices({ draft }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const { longDate } = useFormats();
  const { recoveredAt, dirty, kept, discard } = draft;
  return (
    <>
      {recoveredAt !== undefined && dirty ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => discard()}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.recovered', { date: longDate(recoveredAt) })}
        </Alert>
      ) : null}
      {dirty && !kept ? <Alert severity="warning">{t('draft.notKept')}</Alert> : null}
    </>
  );
}
