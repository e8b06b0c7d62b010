import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiHistory,
  mdiPencilOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { Icon } from '../../../components/Icon';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { EditorBar } from '../../../admin-frame/drafts/EditorBar';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import type { Language } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import { nameIn } from '../draft/editedGame';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import type { GameDraft } from '../draft/useGameDraft';
import { GameStatusChip } from '../GameStatusChip';
import { useSaving } from './useSaving';

const GameVersionsDialog = lazy(async () => {
  const { GameVersionsDialog: Dialog } = await import(
    /* webpackChunkName: "admin-game-versions" */ '../versions/GameVersionsDialog'
  );
  return { default: Dialog };
});

interface EditorHeaderProps {
  draft: GameDraft;
  language: Language;
  onProblem: (field: string) => void;
}

const namesOf = ({ content: { translations } }: GameDraft) =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, name]));

/** Name, status and the button that saves; it stays on the screen. */
export function EditorHeader({ draft, language, onProblem }: EditorHeaderProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const save = useSaving(draft, onProblem);
  const { game, dirty, busy, failure } = draft;
  const isNew = game.id === unsavedId;
  return (
    <>
      <SectionHeader
        title={nameIn(namesOf(draft), language) ?? t('unnamed')}
        actions={
          isNew ? null : (
            <Button
              color="inherit"
              startIcon={<Icon path={mdiHistory} />}
              onClick={() => setOpen(true)}
            >
              {t('versions.open')}
            </Button>
          )
        }
      />
      <EditorBar oneLine>
        <GameStatusChip status={game.status} />
        {isNew && !dirty ? null : <SaveStatus draft={draft} />}
        <BusyButton
          variant="contained"
          sx={{ ml: 'auto', flex: 'none' }}
          busy={busy}
          idle={!dirty}
          onClick={() => void save()}
        >
          {t('common:save')}
        </BusyButton>
      </EditorBar>
      {failure ? (
        <Box sx={{ mb: 3 }}>
          <ErrorAlert
            message={failureText(failure, t('editor.saveFailed'))}
            requestId={failure.kind === 'http' ? failure.requestId : undefined}
          />
        </Box>
      ) : null}
      <Suspense fallback={null}>
        {open ? <GameVersionsDialog draft={draft} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Whether the server has the changes. */
function SaveStatus({ draft: { game, dirty, errors } }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const { longDate } = useFormats();
  const wrong = Object.keys(errors).length > 0;
  const cleanIcon = dirty ? mdiPencilOutline : mdiCheckCircleOutline;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        fontSize: '0.875rem',
        color: wrong ? 'error.main' : 'text.secondary',
      }}
    >
      <Icon path={wrong ? mdiAlertCircleOutline : cleanIcon} fontSize="small" />
      <Box component="output">
        {dirty ? t('editor.unsaved') : t('editor.saved', { date: longDate(game.editedAt) })}
      </Box>
    </Box>
  );
}
