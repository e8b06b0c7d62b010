/** The app's own delays (specification, section 9, and what is polite), in milliseconds. */
export const pwaTimings = {
  /** From the registration to the look whether a version waits already. */
  waitingCheck: 200,
  /** A browser that has not offered the installation by now will not do it by itself. */
  installCheck: 2000,
  /** An open page asks for a new version no more often than this. */
  updateInterval: 3_600_000,
  /** A new version that has not taken over by now has failed. */
  takeOver: 10_000,
  /** As long a connection has to stay as it is before anybody is told. */
  connectionSettles: 1000,
  /** For each notice of the connection, as long no loss of it is told. */
  connectionNotices: 10_000,
  /** As long the indicator says that everything is back. */
  indicatorFarewell: 4000,
  /** Without a word of the worker's for this long, it is taken for silent. */
  workerSilence: 20_000,
  /** A worker just being set up is waited for this long. */
  workerReady: 8000,
} as const;

/** Pauses between two looks for a lost connection. */
export const connectionPauses = [3000, 5000, 10_000, 30_000] as const;
