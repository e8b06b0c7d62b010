export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Hands a link to the system's own sheet; where there is none, or it refuses, to the clipboard. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    // The reader closed the sheet: an answer, not a failure.
    if (isAbort(error)) return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
