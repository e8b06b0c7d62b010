import { mdiRefresh, mdiUpdate } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
          <Button
            variant="contained"
            startIcon={<Icon path={mdiUpdate} />}
            loading={updating}
            loadingPosition="start"
            onClick={() => void updateNow(dispatch)}
          >
            {updating ? t('update.updating') : t('update.now')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiRefresh} />}
          loading={checking}
          loadingPosition="start"
          onClick={() => void check()}
        >
          {checking ? t('overview.checking') : t('overview.check')}
        </Button>
      </Box>
    </PanelCard>
  );
}
