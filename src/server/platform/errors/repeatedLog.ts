/** Milliseconds between two lines in the log about the same trouble. */
const interval = 10_000;

/**
 * Keeps what befalls every request from flooding the log: writes a line at most every ten seconds, with how often it happened since
 * the one before.
 */
export function createRepeatedLog() {
  let writtenAt = -Infinity;
  let times = 0;
  return (write: (times: number) => void): void => {
    times += 1;
    const now = performance.now();
    if (now - writtenAt <= interval) return;
    write(times);
    writtenAt = now;
    times = 0;
  };
}
