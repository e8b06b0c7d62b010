/** Delays of the PWA in milliseconds. */
export const pwaTimings = {
  /** From the registration to the check for a version that is already waiting. */
  waitingCheck: 200,
  /** A browser that has not fired `beforeinstallprompt` by now is assumed never to do so. */
  installCheck: 2000,
  /** The minimum interval between update checks of an open page. */
  updateInterval: 3_600_000,
  /** A new version that has not taken control by now has failed. */
  takeOver: 10_000,
  /** How long a connection must be stable before a change is reported. */
  connectionSettles: 1000,
  /** Each connection notice delays the next notice of a loss by this time. */
  connectionNotices: 10_000,
  /** How long the indicator shows that the connection is back. */
  indicatorFarewell: 4000,
  /** Timeout of a request to the worker; progress reports restart it. */
  workerSilence: 20_000,
  /** How long to wait for a worker that is installing. */
  workerReady: 8000,
} as const;

/** Delays between probes while offline. */
export const connectionPauses = [3000, 5000, 10_000, 30_000] as const;
