import { gameOrders } from '../records/catalogue';
import { defineView, type ShownBy } from './defineView';
import { catalogueId, choice, pageNumber, search, sort } from './parameters';

/** A letter that names start with, `0` for names that start with none. */
export const gameLetters: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', '0'];

/** The list of games. */
export const gameListView = defineView({
  search: search(),
  letter: choice('letter', gameLetters, ''),
  platform: catalogueId('platform'),
  series: catalogueId('series'),
  order: sort(gameOrders, 'played', (order) => ({ order })),
  page: pageNumber(),
});

export type GameListView = ShownBy<typeof gameListView>;
