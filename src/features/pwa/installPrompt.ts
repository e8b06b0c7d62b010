import {
  displayModeDetected,
  installDeclined,
  installed,
  installOffered,
  installStarted,
} from '../../state/pwaSlice';
import { notificationQueued } from '../../state/uiSlice';
import type { AppDispatch } from '../../store/createStore';
import { deferredInstallPrompt } from './deferredInstallPrompt';

/** Chromium's event, which TypeScript's library does not know. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event | undefined): event is InstallOffer =>
  event !== undefined && 'prompt' in event && 'userChoice' in event;

const ownWindows = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

const inOwnWindow = () =>
  ownWindows.some((mode) => globalThis.matchMedia(`(display-mode: ${mode})`).matches) ||
  // Safari's own word for it on iOS.
  Reflect.get(navigator, 'standalone') === true;

const installedNotice = () =>
  notificationQueued({
    id: 'installation',
    titleKey: 'pwa:install.installedTitle',
    messageKey: 'pwa:install.installed',
    severity: 'success',
  });

/** Follows what the browser says about installing the site. Returns the way to stop. */
export function watchInstallation(dispatch: AppDispatch): () => void {
  const onOffer = () => {
    // Who is offered it has not installed it, or no longer.
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

/** Asks the browser to install the site. Call it from a click: browsers refuse anything else. */
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
