import { limits } from './limits';
import { gameOrders, type GameOrder } from './records/catalogue';
import { readSearchParams, unlessDefault, writeSearchParams } from './searchParams';

/** The query of the list of games, as in the search parameters of its page. */
export type GameListParams = {
  page: number;
  order: GameOrder;
  search: string;
  /** A letter that names start with, `0` for names that start with none; empty for all. */
  letter: string;
  /** Ids; null for all. */
  platform: number | null;
  series: number | null;
};

export const gameLetters: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', '0'];

const defaultOrder: GameOrder = 'played';

/** Reads the URL of the list of games; invalid values are ignored. */
export function readGameListParams(search: URLSearchParams): GameListParams {
  const read = readSearchParams(search);
  return {
    page: read.whole('page') ?? 1,
    order: read.oneOf('sort', gameOrders) ?? defaultOrder,
    search: read.text('search', limits.searchLength),
    letter: read.oneOf('letter', gameLetters) ?? '',
    platform: read.whole('platform') ?? null,
    series: read.whole('series') ?? null,
  };
}

/** Writes the query back: defaults are omitted, unrelated parameters are kept. */
export function writeGameListParams(
  { page, order, search, letter, platform, series }: GameListParams,
  before?: URLSearchParams,
): URLSearchParams {
  const values = {
    search: search.trim(),
    letter,
    platform,
    series,
    sort: unlessDefault(order, defaultOrder),
    page: unlessDefault(page, 1),
  };
  return writeSearchParams(values, before);
}

/** Whether an empty list means "no matches" rather than "no games". */
export function isGameListFiltered({ search, letter, platform, series }: GameListParams): boolean {
  return search !== '' || letter !== '' || platform !== null || series !== null;
}
