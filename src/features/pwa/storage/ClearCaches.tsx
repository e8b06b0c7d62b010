import { mdiDeleteSweepOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { Icon } from '../../../components/Icon';
import { useAppDispatch } from '../../../store/hooks';
import { clearCaches } from './clearCaches';
import { PanelCard } from '../PanelCard';

interface ClearCachesProps {
  disabled: boolean;
  onCleared: () => Promise<void>;
}

/** Clears the caches, after confirmation. */
export function ClearCaches({ disabled, onCleared }: ClearCachesProps) {
  const { t } = useTranslation('pwa');
  const dispatch = useAppDispatch();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    await clearCaches(dispatch);
    await onCleared();
    setBusy(false);
    setAsking(false);
  };
  return (
    <PanelCard
      title={t('storage.clearTitle')}
      text={t('storage.clearText')}
      aside={
        <Button
          variant="outlined"
          color="error"
          disabled={disabled}
          startIcon={<Icon path={mdiDeleteSweepOutline} />}
          onClick={() => setAsking(true)}
        >
          {t('storage.clear')}
        </Button>
      }
    >
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={id} maxWidth="xs">
        <DialogTitle id={id}>{t('storage.confirmTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('storage.confirmText')}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" disabled={busy} onClick={() => setAsking(false)}>
            {t('storage.cancel')}
          </Button>
          <BusyButton variant="contained" color="error" busy={busy} onClick={() => void clear()}>
            {busy ? t('storage.clearing') : t('storage.confirm')}
          </BusyButton>
        </DialogActions>
      </Dialog>
    </PanelCard>
  );
}
