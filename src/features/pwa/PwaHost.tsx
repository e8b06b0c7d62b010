import { Suspense, use, useEffect } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { selectCanInstall, selectUpdateAvailable } from '../../state/pwaSelectors';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { OfflineIndicator } from './connection/OfflineIndicator';
import { installsByHand, ownInstallGuide } from './install/installGuide';
import './notices.css';
import { startPwa } from './startPwa';

// On most visits there is nothing to ask. The indicator is not in this chunk: offline it could not be loaded.
const cards = createLazyModule(async () => {
  const { PwaCards } = await import(/* webpackChunkName: "pwa-cards" */ './PwaCards');
  return PwaCards;
});

/** Whether a card may have to be shown; each card decides for itself. */
function useMayHaveCards(): boolean {
  const updateAvailable = useAppSelector(selectUpdateAvailable);
  const canInstall = useAppSelector(selectCanInstall);
  return updateAvailable || canInstall || installsByHand(ownInstallGuide());
}

/**
 * Mounts the PWA notices and starts the PWA's background work. The notices overlay the page, so they cause no layout shift when they
 * load. The live region is mounted before its first notice.
 */
export function PwaHost() {
  const { t } = useTranslation('notices');
  const { i18n } = use(I18nContext);
  const store = useAppStore();
  const mayHaveCards = useMayHaveCards();
  useEffect(() => startPwa(store, i18n), [store, i18n]);
  return (
    <>
      <section aria-label={t('label')} aria-live="polite" data-over-page className="notices">
        <Suspense fallback={null}>
          <LazyComponent part={cards} wanted={mayHaveCards} props={{}} />
        </Suspense>
      </section>
      <OptionalErrorBoundary>
        <OfflineIndicator />
      </OptionalErrorBoundary>
    </>
  );
}
