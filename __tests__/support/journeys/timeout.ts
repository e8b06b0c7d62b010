/**
 * Long, because a browser on a busy machine is slow. Missing elements are reported earlier, by the shorter timeouts of
 * single waits.
 */
jest.setTimeout(120_000);
