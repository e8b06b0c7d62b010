const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds: one Ctrl+C can arrive several times, from the terminal and parent processes; only a later signal forces the exit. */
const repeatedSignal = 1000;

/**
 * Resolves at the first stop signal, or when the IPC channel to the parent closes: a parent that was killed cannot forward a
 * signal. A later second signal ends the process at once.
 */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    let stopRequestedAt: number | undefined;
    process.once('disconnect', () => resolve(undefined));
    for (const signal of signals) {
      process.on(signal, () => {
        if (stopRequestedAt !== undefined && Date.now() - stopRequestedAt > repeatedSignal)
          process.exit(1);
        stopRequestedAt ??= Date.now();
        resolve(undefined);
      });
    }
  });
}
