import {
  mdiCellphoneCheck,
  mdiClockOutline,
  mdiCogSyncOutline,
  mdiDownloadCircleOutline,
  mdiTagOutline,
  mdiWifi,
  mdiWifiOff,
} from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { environment } from '../../config/environment';
import { useFormats } from '../../i18n/useFormats';
import { selectIsPwa, selectLastUpdateCheck, selectOfflineReady } from '../../state/pwaSelectors';
import { selectIsOnline } from '../../state/pwaSlice';
import { useAppSelector } from '../../store/hooks';
import { PanelCard } from './PanelCard';
import { StateTile } from './StateTile';
import { UpdatePanel } from './update/UpdatePanel';
import { useWorkerState } from './worker/useWorkerState';

/** The state of the app on this device. */
export function OverviewTab() {
  const { t } = useTranslation('pwa');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PanelCard title={t('overview.state')}>
        <StateTiles />
      </PanelCard>
      <UpdatePanel />
    </Box>
  );
}

function StateTiles() {
  const { t } = useTranslation(['pwa', 'notices']);
  const { longDate } = useFormats();
  const isOnline = useAppSelector(selectIsOnline);
  const isPWA = useAppSelector(selectIsPwa);
  const offlineReady = useAppSelector(selectOfflineReady);
  const lastUpdateCheck = useAppSelector(selectLastUpdateCheck);
  const { worker, version } = useWorkerState();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        gap: 1.5,
        m: 0,
      }}
    >
      <StateTile
        icon={isOnline ? mdiWifi : mdiWifiOff}
        name={t('overview.online')}
        value={isOnline ? t('overview.onlineYes') : t('overview.onlineNo')}
        detail={isOnline ? t('notices:connection.all') : t('notices:connection.limited')}
        good={isOnline}
      />
      <StateTile
        icon={mdiCellphoneCheck}
        name={t('overview.installed')}
        value={isPWA ? t('overview.installedYes') : t('overview.installedNo')}
        good={isPWA}
      />
      <StateTile
        icon={mdiDownloadCircleOutline}
        name={t('overview.offlineReady')}
        value={offlineReady ? t('overview.offlineReadyYes') : t('overview.offlineReadyNo')}
        good={offlineReady}
      />
      <StateTile
        icon={mdiCogSyncOutline}
        name={t('overview.worker')}
        value={worker && t(`overview.workerStates.${worker}`)}
        good={worker === 'active'}
      />
      <StateTile
        icon={mdiTagOutline}
        name={t('overview.version')}
        value={version ?? environment.buildId}
      />
      <StateTile
        icon={mdiClockOutline}
        name={t('overview.lastCheck')}
        value={lastUpdateCheck === null ? t('overview.never') : longDate(lastUpdateCheck)}
      />
    </Box>
  );
}
