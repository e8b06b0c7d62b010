import { gameListView, type GameListView } from '../../../contract/views/gameListView';
import { useListParams, type ListState } from '../../../navigation/useListParams';

export type GameListState = ListState<GameListView>;

/** The query of the list of games. */
export const useGameListParams = (): GameListState => useListParams(gameListView);
