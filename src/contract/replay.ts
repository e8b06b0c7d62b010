/** The replay console: a standalone page outside the site's layout. */
export const replayPage = '/replay.html';
/** The frame in which it shows a snapshot; sandboxed by its response headers. */
export const replayFramePage = '/replay-frame.html';
/** The folder with the files of both. */
export const replayFiles = '/replay/';

/** The console with the snapshot of a support case, in the reader's language. */
export function replayAddress(id: number, language: string): string {
  return `${replayPage}?case=${id}&language=${language}`;
}
