import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

/** Buttons to edit and delete a comment; deleting asks for confirmation. */
export function CommentActions({
  onChange,
  onRemove,
}: {
  /** Undefined if it cannot be changed. */
  onChange: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { t } = useTranslation('comments');
  const [asking, setAsking] = useState(false);
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -0.5 }}>
      {onChange ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon path={mdiPencilOutline} />}
          onClick={onChange}
        >
          {t('edit')}
        </Button>
      ) : null}
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiDeleteOutline} />}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={id} maxWidth="xs">
        <DialogTitle id={id}>{t('confirm.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('confirm.text')}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setAsking(false);
              onRemove();
            }}
          >
            {t('delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
