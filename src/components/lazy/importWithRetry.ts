/** Milliseconds between the attempts: a dropped connection is often back by then. */
const defaultPauses: readonly number[] = [500, 1_500];

/** Retries a failed dynamic import after growing pauses. While offline, the first failure is final. */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  [pause, ...rest] = defaultPauses,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (pause === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return importWithRetry(load, rest);
  }
}
