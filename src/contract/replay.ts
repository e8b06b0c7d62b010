/** The replay console: a page of its own, without the site around it. */
export const replayPage = '/replay.html';
/** What it shows a snapshot in: closed off by the headers it is served with. */
export const replayFramePage = '/replay-frame.html';
/** Where the files of both are. */
export const replayFiles = '/replay/';

/** The console with the snapshot of a support case, in the reader's language. */
export function replayAddress(id: number, language: string): string {
  return `${replayPage}?case=${id}&language=${language}`;
}
