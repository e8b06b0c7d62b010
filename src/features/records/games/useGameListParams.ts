import {
  readGameListParams,
  writeGameListParams,
  type GameListParams,
} from '../../../contract/gameListParams';
import { useListParams, type ListState } from '../../../navigation/useListParams';

export type GameListState = ListState<GameListParams>;

/** The query of the list of games. */
export const useGameListParams = (): GameListState =>
  useListParams(readGameListParams, writeGameListParams);
