import { mdiUpdate } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { selectUpdateAvailable, selectUpdating } from '../../../state/pwaSelectors';
import { updatePostponed } from '../../../state/pwaSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { NoticeCard } from '../NoticeCard';
import { updateNow } from './updateApp';

/** Announces that an update is available; shown until the user decides. */
export function UpdateBanner() {
  const { t } = useTranslation('pwa');
  const dispatch = useAppDispatch();
  const available = useAppSelector(selectUpdateAvailable);
  const updating = useAppSelector(selectUpdating);
  if (!available) return null;
  const postpone = () => dispatch(updatePostponed());
  return (
    <NoticeCard
      icon={mdiUpdate}
      title={t('update.title')}
      text={t('update.text')}
      onDismiss={postpone}
    >
      <Button size="small" color="inherit" onClick={postpone} disabled={updating}>
        {t('update.later')}
      </Button>
      <BusyButton
        size="small"
        variant="contained"
        busy={updating}
        onClick={() => void updateNow(dispatch)}
      >
        {updating ? t('update.updating') : t('update.now')}
      </BusyButton>
    </NoticeCard>
  );
}
