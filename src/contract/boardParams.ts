import { gameBoards } from './records/rankingBoards';
import {
  wholeBoard,
  type BoardView,
  type GameRankingView,
  type RankingView,
} from './recordRequests';
import { readSearchParams, writeSearchParams } from './searchParams';

/** A cursor as the server writes it. */
const isCursor = (text: string) => /^[\w-]{1,400}$/.test(text);
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);

export const readAfter = (search: URLSearchParams): string =>
  readSearchParams(search).valid('after', isCursor);

const readAround = (search: URLSearchParams): boolean =>
  readSearchParams(search).oneOf('around', ['me']) !== undefined;

/** Reads the URL of a ranking; invalid values are ignored. */
export function readRankingView(search: URLSearchParams): RankingView {
  const after = readAfter(search);
  return { after, aroundMe: after === '' && readAround(search) };
}

/** Writes it back as a search string; defaults are omitted. */
export const writeRankingView = ({ after = '', aroundMe = false }: Partial<RankingView>): string =>
  `?${writeSearchParams({ after, around: aroundMe && 'me' }).toString()}`;

/** Reads what the URL of a game shows of its ranking; invalid values are ignored. */
export const readGameRanking = (search: URLSearchParams): GameRankingView => ({
  by: readSearchParams(search).oneOf('by', gameBoards) ?? 'points',
  ...readRankingView(search),
});

/** Writes it back as a search string; defaults are omitted. */
export function writeGameRanking({
  by,
  after = '',
  aroundMe = false,
}: Partial<RankingView> & Pick<GameRankingView, 'by'>): string {
  const query = writeSearchParams({ by: by !== 'points' && by, after, around: aroundMe && 'me' });
  return `?${query.toString()}`;
}

/** Reads the URL of a chart; invalid values are ignored. */
export function readBoardView(search: URLSearchParams): BoardView {
  const read = readSearchParams(search);
  return {
    after: readAfter(search),
    aroundMe: readAround(search),
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
