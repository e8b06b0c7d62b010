import { environment } from '../../../config/environment';
import type { SnapshotEnvironment } from '../../../contract/snapshot/diagnostics';
import type { SnapshotMeta } from '../../../contract/snapshot/snapshotFormat';
import {
  storedAuth,
  storedPwa,
  storedTheme,
  storedUi,
} from '../../../store/persistence/storedSlices';

import { describeBrowser } from './describeBrowser';
import { errorRecorder } from './errorRecorder';

/** The product's version; defined by the build. */
declare const APP_VERSION: string | undefined;

export type PageEnvironment = Pick<
  SnapshotMeta,
  | 'appVersion'
  | 'commit'
  | 'sliceVersions'
  | 'locale'
  | 'theme'
  | 'viewport'
  | 'tz'
  | 'createdAt'
  | 'errors'
> & {
  environment: Omit<SnapshotEnvironment, 'page'>;
  /** Milliseconds since the page was opened. */
  now: number;
};

/** The page's environment outside the store. Nothing in it identifies the visitor. */
export function readPageEnvironment(locale: string): PageEnvironment {
  const now = performance.now();
  return {
    now,
    environment: describeBrowser(navigator.userAgent),
    errors: errorRecorder.read(now),
    appVersion: typeof APP_VERSION === 'string' ? APP_VERSION : 'development',
    commit: environment.buildId,
    sliceVersions: {
      auth: storedAuth.version,
      ui: storedUi.version,
      pwa: storedPwa.version,
      theme: storedTheme.version,
    },
    locale,
    theme: document.documentElement.dataset.theme ?? '',
    viewport: {
      width: globalThis.innerWidth,
      height: globalThis.innerHeight,
      pixelRatio: globalThis.devicePixelRatio,
    },
    tz: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    createdAt: new Date().toISOString(),
  };
}
