import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectNotifications } from '../../state/uiSlice';
import { useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { LazyComponent } from '../../components/LazyComponent';
import { createLazyModule } from '../../components/lazyModule';
import { whenIdle } from '../../components/whenIdle';
import { useAttention } from './useAttention';

const toastStack = createLazyModule(async () => {
  const { ToastStack } = await import(/* webpackChunkName: "toasts" */ './ToastStack');
  return ToastStack;
});

/**
 * Where toasts appear. The region is there from the start, since screen readers only follow regions they know; what draws
 * the toasts comes with the first one, or when the browser has nothing better to do.
 */
export function NotificationHost() {
  const { t } = useTranslation('common');
  const newest = useAppSelector((state) => selectNotifications(state).at(-1)?.id ?? null);
  const [idle, setIdle] = useState(false);
  // The code is asked for again with the next toast.
  const [missing, setMissing] = useState<string | null>();
  const onFailure = useCallback(() => setMissing(newest), [newest]);
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
      {/* The region stays: a toast that cannot be rendered does not take the next one with it. */}
      <ErrorBoundary resetKey={newest ?? ''}>
        <Suspense fallback={null}>
          <LazyComponent
            part={toastStack}
            wanted={(idle || newest !== null) && missing !== newest}
            onFailure={onFailure}
            props={{ attended }}
          />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
