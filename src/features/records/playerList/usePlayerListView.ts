import { useSearchParams } from 'react-router-dom';
import {
  playerListView,
  withoutStart,
  type PlayerListView,
} from '../../../contract/views/playerListView';

/** What the address shows of the list of players. A change returns to the first page. */
export function usePlayerListView() {
  const [search, setSearch] = useSearchParams();
  const view = playerListView.read(search);
  return {
    view,
    change: (changes: Partial<PlayerListView>, { replace = false } = {}) =>
      setSearch(playerListView.write({ ...withoutStart(view), ...changes }, search), {
        replace,
        preventScrollReset: true,
      }),
  };
}
