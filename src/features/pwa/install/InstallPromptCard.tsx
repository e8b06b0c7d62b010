import { mdiCellphoneArrowDown } from '@mdi/js';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { useRoute } from '../../../navigation/useRoute';
import { selectCanInstall, selectInstalling, selectIsPwa } from '../../../state/pwaSelectors';
import { cardDismissed, selectIsCardDismissed } from '../../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { installsByHand, ownInstallGuide } from './installGuide';
import { install } from './installPrompt';
import { NoticeCard } from '../NoticeCard';
import { pwaTimings } from '../pwaTimings';

/** The id under which its dismissal is stored. */
const installCard = 'install-prompt';

/** Whether the site can only be installed manually; known once the browser has had time to fire `beforeinstallprompt`. */
function useByHand(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), pwaTimings.installCheck);
    return () => clearTimeout(timer);
  }, []);
  return waited && installsByHand(ownInstallGuide());
}

/** Offers to install the site, until it is installed or the user dismisses the card. */
export function InstallPromptCard() {
  const { t } = useTranslation('pwa');
  const dispatch = useAppDispatch();
  const { pathTo } = useRoute();
  const canInstall = useAppSelector(selectCanInstall);
  const installing = useAppSelector(selectInstalling);
  const isPWA = useAppSelector(selectIsPwa);
  const dismissed = useAppSelector((state) => selectIsCardDismissed(state, installCard));
  const byHand = useByHand();
  if (dismissed || isPWA || !(canInstall || byHand)) return null;
  const dismiss = () => dispatch(cardDismissed(installCard));
  return (
    <NoticeCard
      icon={mdiCellphoneArrowDown}
      title={t('install.title')}
      text={canInstall ? t('install.text') : t('install.textManual')}
      onDismiss={dismiss}
    >
      <Button size="small" color="inherit" onClick={dismiss}>
        {t('install.notNow')}
      </Button>
      {canInstall ? (
        <BusyButton
          size="small"
          variant="contained"
          busy={installing}
          onClick={() => void install(dispatch)}
        >
          {t('install.button')}
        </BusyButton>
      ) : (
        <Button
          size="small"
          variant="contained"
          component={Link}
          to={`${pathTo('PwaSettings')}#installation`}
          onClick={dismiss}
        >
          {t('install.how')}
        </Button>
      )}
    </NoticeCard>
  );
}
