import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import type { AdminGame } from '../../../contract/schemas/adminGames';
import { useFormats } from '../../../i18n/useFormats';
import { DifferenceList } from '../difference/DifferenceList';
import { editedContent, plainContent } from '../draft/editedGame';
import type { GameDraft } from '../draft/useGameDraft';
import { findLostChanges } from './findLostChanges';

interface ConflictDialogProps {
  draft: GameDraft;
  conflict: AdminGame;
}

/** Another editor has saved the game in the meantime: asks whose changes go on. */
export function ConflictDialog({ draft, conflict }: ConflictDialogProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const { longDate } = useFormats();
  const { nameOf } = useEditedText();
  const id = useId();
  const { base, content } = draft;
  const [mine, theirs] = [plainContent(content), plainContent(conflict.content)];
  const lost = findLostChanges({ base: plainContent(base), mine, theirs });
  const rows = { ...editedContent(theirs), groups: editedContent(base).groups };
  const name = nameOf(conflict.editedBy);
  return (
    <Dialog
      open
      onClose={draft.postpone}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{t('conflict.title', { name })}</DialogTitle>
      <DialogContent>
        <Stack id={`${id}-text`} spacing={1.5}>
          <DialogContentText>
            {t('conflict.text', { name, date: longDate(conflict.editedAt) })}
          </DialogContentText>
          {lost.length === 0 ? (
            <DialogContentText>{t('conflict.nothingLost', { name })}</DialogContentText>
          ) : (
            <Alert severity="warning">
              <AlertTitle>{t('conflict.lost', { name })}</AlertTitle>
              <DifferenceList changes={lost} content={rows} sides="people" />
            </Alert>
          )}
          <DialogContentText>{t('conflict.mineText')}</DialogContentText>
          <DialogContentText>{t('conflict.theirsText')}</DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={draft.postpone}>
          {t('common:cancel')}
        </Button>
        <Button color="error" onClick={() => draft.discard(conflict)}>
          {t('conflict.theirs')}
        </Button>
        <Button variant="contained" onClick={draft.reapply}>
          {t('conflict.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
