/** A browser on a busy machine is slow; what never comes is told by the waits' own, shorter limits. */
jest.setTimeout(120_000);
