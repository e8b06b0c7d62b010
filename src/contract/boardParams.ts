import { gameBoards } from './records/rankingBoards';
import { wholeBoard, type BoardView, type GameRankingView } from './recordRequests';
import { readSearchParams, writeSearchParams } from './searchParams';

/** A cursor as the server writes it. */
const isCursor = (text: string) => /^[\w-]{1,400}$/.test(text);
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);

export const readAfter = (search: URLSearchParams): string =>
  readSearchParams(search).valid('after', isCursor);

/** Reads what the URL of a game shows of its ranking; invalid values are ignored. */
export const readGameRanking = (search: URLSearchParams): GameRankingView => ({
  by: readSearchParams(search).oneOf('by', gameBoards) ?? 'points',
  after: readAfter(search),
});

/** Writes it back as a search string; defaults are omitted. */
export function writeGameRanking({ by, after }: GameRankingView): string {
  const query = writeSearchParams({ by: by !== 'points' && by, after }).toString();
  return `?${query}`;
}

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
