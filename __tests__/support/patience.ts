/** A browser on a busy machine is slow; missing elements are reported by the shorter timeouts of single waits. */
jest.setTimeout(120_000);
