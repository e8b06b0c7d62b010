type RetryOptions = {
  /** Resolves to false if it has to be repeated. */
  attempt: () => Promise<boolean>;
  /** Milliseconds between attempts; the last one repeats. */
  pauses: readonly number[];
  /** Runs the attempts and the pauses between them. */
  run: (task: () => Promise<void>) => Promise<void>;
};

/** Repeats an attempt, with backoff, until it succeeds or the browser is offline; only one run at a time. */
export function createRetry({ attempt, pauses, run }: RetryOptions) {
  let failures = 0;
  let running = false;
  let wanted = false;
  let endPause = () => {};

  const pause = async () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)]);
      failures += 1;
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const repeat = async () => {
    while (wanted && navigator.onLine) {
      wanted = false;
      const done = await attempt();
      if (wanted || done) continue;
      wanted = true;
      await pause();
    }
  };

  const start = async (task: () => Promise<void>) => {
    failures = 0;
    wanted = true;
    if (running) return;
    running = true;
    await run(task).finally(() => {
      running = false;
    });
    // Requested again after the last attempt, before the run had ended.
    if (wanted && navigator.onLine) void start(repeat);
  };

  return {
    /** Ends a pause. */
    tryNow: () => {
      endPause();
      void start(repeat);
    },
    /** Starts with a pause, unless attempts are in progress. */
    tryLater: () =>
      void start(async () => {
        await pause();
        await repeat();
      }),
    stop: () => {
      wanted = false;
      endPause();
    },
  };
}
