import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectNotifications } from '../../state/uiSlice';
import { useAppSelector } from '../../store/hooks';
import { whenIdle } from '../../components/whenIdle';
import { withMaterialLook } from '../../components/withMaterialLook';
import { useAttention } from './useAttention';

const loadToastStack = async () => {
  const { ToastStack } = await import(/* webpackChunkName: "toasts" */ './ToastStack');
  return { default: ToastStack };
};
const ToastStack = lazy(() => withMaterialLook(loadToastStack));

/**
 * Where toasts appear. The region is there from the start, since screen readers only follow regions they know; what draws
 * the toasts comes with the first one, or when the browser has nothing better to do.
 */
export function NotificationHost() {
  const { t } = useTranslation('common');
  const waiting = useAppSelector((state) => selectNotifications(state).length > 0);
  const [idle, setIdle] = useState(false);
  const { attended, handlers } = useAttention();
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <Box
      component="section"
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions"
      data-over-page
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, sm: 24 },
        bottom: { xs: 12, sm: 24 },
        // What else stands in the corner.
        mb: 'var(--vgr-below-toasts)',
        left: { xs: 12, sm: 'auto' },
        width: { sm: '24rem' },
        '@media print': { display: 'none' },
      }}
      {...handlers}
    >
      <Suspense fallback={null}>
        {idle || waiting ? <ToastStack attended={attended} /> : null}
      </Suspense>
    </Box>
  );
}
