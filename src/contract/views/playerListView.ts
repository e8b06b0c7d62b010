import { playerListOrders } from '../records/catalogue';
import { defineView, type ShownBy } from './defineView';
import { countryCode, cursor, search, sort } from './parameters';

/** The list of players. A search has an order of its own. */
export const playerListView = defineView({
  search: search(),
  country: countryCode(),
  order: sort(playerListOrders, 'points', (order) => ({ order })),
  after: cursor(),
  before: cursor('before'),
});
export type PlayerListView = ShownBy<typeof playerListView>;

/** The same list from its beginning. */
export const withoutStart = (view: PlayerListView): PlayerListView => ({
  ...view,
  after: '',
  before: '',
});
