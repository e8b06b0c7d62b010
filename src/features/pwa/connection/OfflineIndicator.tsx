import { mdiChevronDown, mdiCloudCheckOutline, mdiCloudOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useMatchMedia } from '../../../components/useMatchMedia';
import { selectOfflineReady } from '../../../state/pwaSelectors';
import { selectIsOnline } from '../../../state/pwaSlice';
import { selectNotifications } from '../../../state/uiSlice';
import { useAppSelector } from '../../../store/hooks';
import { useJustReconnected } from './useJustReconnected';

const toastOffset = '--vgr-below-toasts';

/** Moves the toasts above this element, which occupies their corner. Its height may change on each render. */
function useToastOffset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(toastOffset, `${(element.current?.offsetHeight ?? 0) + 8}px`);
    return () => {
      style.removeProperty(toastOffset);
    };
  });
  return element;
}

/** Below MUI's `sm` breakpoint, where toasts and the indicator span the viewport. */
const narrowQuery = '(max-width: 599.95px)';

/** Shows that the page is offline and, briefly, that the connection is back. */
export function OfflineIndicator() {
  const isOnline = useAppSelector(selectIsOnline);
  const farewell = useJustReconnected(isOnline);
  const narrow = useMatchMedia(narrowQuery);
  const toldByToast = useAppSelector((state) =>
    selectNotifications(state).some((notification) => notification.id === 'connection'),
  );
  if (isOnline && !farewell) return null;
  // A phone has room for only one of the two, and both say the same.
  return narrow && toldByToast ? null : <Indicator />;
}

function Indicator() {
  const { t } = useTranslation('pwa');
  const isOnline = useAppSelector(selectIsOnline);
  const offlineReady = useAppSelector(selectOfflineReady);
  const [folded, setFolded] = useState(false);
  const element = useToastOffset();
  const offlineText = offlineReady ? t('connection.cached') : t('connection.limited');
  return (
    <Paper
      ref={element}
      component="aside"
      aria-label={t('overview.online')}
      data-over-page
      elevation={6}
      sx={styles.card}
    >
      <Box sx={{ display: 'flex', color: isOnline ? 'success.main' : 'warning.main' }}>
        <Icon path={isOnline ? mdiCloudCheckOutline : mdiCloudOffOutline} />
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {isOnline ? t('overview.onlineYes') : t('connection.indicator')}
        </Typography>
        {folded && !isOnline ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isOnline ? t('connection.all') : offlineText}
          </Typography>
        )}
      </Box>
      {isOnline ? null : (
        <IconButton
          size="small"
          aria-label={folded ? t('connection.details') : t('connection.hide')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon path={mdiChevronDown} sx={{ transform: folded ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )}
    </Paper>
  );
}

const styles = {
  card: {
    position: 'fixed',
    right: { xs: 12, sm: 24 },
    bottom: { xs: 12, sm: 24 },
    // Below the toasts, above the page.
    zIndex: 'speedDial',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    maxWidth: { xs: 'calc(100vw - 24px)', sm: '24rem' },
    px: 2,
    py: 1.25,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 2,
    '@media print': { display: 'none' },
  },
} as const;
