import {
  mdiCellphoneArrowDown,
  mdiCheckCircleOutline,
  mdiFeather,
  mdiWifiOff,
  mdiWindowMaximize,
} from '@mdi/js';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { Icon } from '../../../components/Icon';
import { selectInstalling, selectIsPwa } from '../../../state/pwaSelectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { InstallSteps } from './InstallSteps';
import { install } from './installPrompt';
import { PanelCard } from '../PanelCard';

const benefits = [
  ['window', mdiWindowMaximize],
  ['offline', mdiWifiOff],
  ['small', mdiFeather],
] as const;

/** Installs the site: with a button if the browser supports it, otherwise by manual steps. */
export function InstallationTab() {
  const { t } = useTranslation('pwa');
  const isPWA = useAppSelector(selectIsPwa);
  if (isPWA) {
    return (
      <Alert severity="success" icon={<Icon path={mdiCheckCircleOutline} />}>
        <AlertTitle>{t('installation.doneTitle')}</AlertTitle>
        {t('installation.doneText')}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1fr 1fr' } }}>
      <Offer />
      <InstallSteps />
    </Box>
  );
}

function Offer() {
  const { t } = useTranslation('pwa');
  const dispatch = useAppDispatch();
  const installing = useAppSelector(selectInstalling);
  return (
    <PanelCard title={t('installation.title')}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, mb: 3, p: 0, listStyle: 'none' }}>
        {benefits.map(([key, icon]) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ display: 'flex', color: 'primary.main' }}>
              <Icon path={icon} />
            </Box>
            {t(`installation.benefits.${key}`)}
          </Box>
        ))}
      </Box>
      <BusyButton
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiCellphoneArrowDown} />}
        busy={installing}
        onClick={() => void install(dispatch)}
      >
        {installing ? t('install.installing') : t('install.button')}
      </BusyButton>
    </PanelCard>
  );
}
