import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectNotifications } from '../../state/uiSlice';
import { useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import './notifications.css';
import { useHoverOrFocus } from './useHoverOrFocus';

const toastStack = createLazyModule(async () => {
  const { ToastStack } = await import(/* webpackChunkName: "toasts" */ './ToastStack');
  return ToastStack;
});

// In the chunk of what failures need, which every page loads when it is idle.
const plainToast = createLazyModule(
  async () => {
    const { PlainToast } = await import(/* webpackChunkName: "background" */ './PlainToast');
    return PlainToast;
  },
  { plain: true },
);

/**
 * The live region for toasts. It is rendered from the start, since screen readers only announce changes in regions that
 * exist already; the code that renders toasts is loaded with the first one.
 */
export function NotificationHost() {
  const { t } = useTranslation('common');
  const notifications = useAppSelector(selectNotifications);
  const newest = notifications.at(-1)?.id ?? null;
  // The next toast retries loading the code.
  const [missing, setMissing] = useState<string | null>();
  const onFailure = useCallback(() => setMissing(newest), [newest]);
  const { attended, handlers } = useHoverOrFocus(newest === null);
  const isMissing = newest !== null && missing === newest;
  const simple = notifications.find((notification) => notification.simple);
  // A simple one that is not alone stays until the code of the others is loaded.
  const plain = isMissing ? notifications.at(-1) : simple;
  return (
    <section
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions"
      data-over-page
      className="notifications"
      {...handlers}
    >
      {/* The region survives: a toast that fails to render does not prevent the next one. */}
      <ErrorBoundary resetKey={newest ?? ''}>
        <Suspense fallback={null}>
          <LazyComponent
            part={toastStack}
            wanted={newest !== null && !isMissing && (!simple || notifications.length > 1)}
            onFailure={onFailure}
            props={{ attended }}
            fallback={
              plain ? (
                <LazyComponent part={plainToast} props={{ notification: plain, attended }} />
              ) : null
            }
          />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
