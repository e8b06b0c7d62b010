/** Milliseconds between the tries: a connection that broke off is often back by then. */
const defaultPauses: readonly number[] = [500, 1_500];

/** Requests code again, after growing pauses, where it did not arrive. Without a network the first failure is final. */
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
