/**
 * Milliseconds that a test waits for an expected state. It decides how soon a failure is reported, never whether a test passes:
 * set `TEST_WAIT_TIMEOUT` on a busy machine.
 */
export const waitTimeout = Number(process.env.TEST_WAIT_TIMEOUT ?? 15_000);
