import { mdiRefresh, mdiUpdate } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { Icon } from '../../../components/Icon';
import { selectNeedRefresh, selectUpdating } from '../../../state/pwaSelectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { PanelCard } from '../PanelCard';
import { checkForUpdates, updateNow } from './updateApp';

/** Checks for updates, and applies a waiting one, even after "Later". */
export function UpdatePanel() {
  const { t } = useTranslation('pwa');
  const dispatch = useAppDispatch();
  const needRefresh = useAppSelector(selectNeedRefresh);
  const updating = useAppSelector(selectUpdating);
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await checkForUpdates(dispatch);
    setChecking(false);
  };
  return (
    <PanelCard
      title={t('overview.updates')}
      text={needRefresh ? t('overview.updatesWaiting') : t('overview.updatesText')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {needRefresh ? (
          <BusyButton
            variant="contained"
            startIcon={<Icon path={mdiUpdate} />}
            busy={updating}
            onClick={() => void updateNow(dispatch)}
          >
            {updating ? t('update.updating') : t('update.now')}
          </BusyButton>
        ) : null}
        <BusyButton
          variant="outlined"
          startIcon={<Icon path={mdiRefresh} />}
          busy={checking}
          onClick={() => void check()}
        >
          {checking ? t('overview.checking') : t('overview.check')}
        </BusyButton>
      </Box>
    </PanelCard>
  );
}
