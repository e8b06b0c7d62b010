export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

export async function copyLink(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a link through the system's share sheet, or copies it if there is none or it fails. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    // The reader has closed the sheet: not an error.
    if (isAbort(error)) return 'cancelled';
  }
  return copyLink(link.url);
}
