interface Limits {
  /** Milliseconds for which a value is used. */
  lifetime: number;
  /** Milliseconds a caller waits for a new value. */
  timeout: number;
}

/** Reads at most once at a time; undefined if reading fails or takes too long. A slow read goes on and serves later callers. */
export function createCachedReader<Value>(
  read: () => Promise<Value>,
  { lifetime, timeout }: Limits,
): () => Promise<Value | undefined> {
  let known: { value: Value; until: number } | undefined;
  let running: Promise<Value> | undefined;

  const readOnce = async () => {
    try {
      const value = await read();
      known = { value, until: performance.now() + lifetime };
      return value;
    } finally {
      running = undefined;
    }
  };

  return async () => {
    if (known && performance.now() < known.until) return known.value;
    running ??= readOnce();
    return withTimeout(running, timeout);
  };
}

/** Undefined after a failure, and after this many milliseconds. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
