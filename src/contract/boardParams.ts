import { wholeBoard, type BoardView } from './recordRequests';
import { readSearchParams, writeSearchParams } from './searchParams';

/** A cursor as the server writes it. */
const isCursor = (text: string) => /^[\w-]{1,400}$/.test(text);
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);

export const readAfter = (search: URLSearchParams): string =>
  readSearchParams(search).valid('after', isCursor);

/** Reads the URL of a chart; invalid values are ignored. */
export function readBoardView(search: URLSearchParams): BoardView {
  const read = readSearchParams(search);
  return {
    after: readAfter(search),
    aroundMe: read.oneOf('around', ['me']) !== undefined,
    platform: read.whole('platform') ?? null,
    country: read.valid('country', isCountry),
  };
}

/** Writes the view of a board back: defaults are omitted, unrelated parameters are kept. */
export function writeBoardView(
  changes: Partial<BoardView>,
  before?: URLSearchParams,
): URLSearchParams {
  const { after, aroundMe, platform, country } = { ...wholeBoard, ...changes };
  return writeSearchParams({ after, around: aroundMe && 'me', platform, country }, before);
}
