import {
  displayModeDetected,
  installDeclined,
  installed,
  installOffered,
  installStarted,
} from '../../../state/pwaSlice';
import { notificationQueued } from '../../../state/uiSlice';
import type { AppDispatch } from '../../../store/createStore';
import { deferredInstallPrompt } from './deferredInstallPrompt';

/** Chromium's `BeforeInstallPromptEvent`, which TypeScript's DOM types lack. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event | undefined): event is InstallOffer =>
  event !== undefined && 'prompt' in event && 'userChoice' in event;

const ownWindows = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

const inOwnWindow = () =>
  ownWindows.some((mode) => globalThis.matchMedia(`(display-mode: ${mode})`).matches) ||
  // Safari on iOS, non-standard.
  Reflect.get(navigator, 'standalone') === true;

const installedNotice = () =>
  notificationQueued({
    id: 'installation',
    titleKey: 'notices:installed.title',
    messageKey: 'notices:installed.message',
    severity: 'success',
  });

/** Follows the browser's installation events. Returns its cleanup. */
export function watchInstallation(dispatch: AppDispatch): () => void {
  const onOffer = () => {
    // The event fires only if the site is not installed.
    dispatch(displayModeDetected({ standalone: false }));
    dispatch(installOffered());
  };
  const onInstalled = () => {
    deferredInstallPrompt.event = undefined;
    dispatch(installed());
    dispatch(installedNotice());
  };
  if (inOwnWindow()) dispatch(displayModeDetected({ standalone: true }));
  else if (deferredInstallPrompt.event) onOffer();
  globalThis.addEventListener('beforeinstallprompt', onOffer);
  globalThis.addEventListener('appinstalled', onInstalled);
  return () => {
    globalThis.removeEventListener('beforeinstallprompt', onOffer);
    globalThis.removeEventListener('appinstalled', onInstalled);
  };
}

/** Shows the browser's install dialog. Call it in a click handler: browsers require a user gesture. */
export async function install(dispatch: AppDispatch): Promise<void> {
  const offer = deferredInstallPrompt.event;
  if (!isOffer(offer)) {
    dispatch(
      notificationQueued({
        id: 'installation',
        titleKey: 'pwa:install.unavailableTitle',
        messageKey: 'pwa:install.unavailable',
        severity: 'warning',
      }),
    );
    return;
  }
  dispatch(installStarted());
  try {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    if (outcome === 'dismissed') {
      dispatch(installDeclined());
      return;
    }
    deferredInstallPrompt.event = undefined;
    dispatch(installed());
    dispatch(installedNotice());
  } catch {
    dispatch(installDeclined());
    dispatch(
      notificationQueued({
        id: 'installation',
        titleKey: 'pwa:install.failedTitle',
        messageKey: 'pwa:install.failed',
        severity: 'error',
      }),
    );
  }
}
