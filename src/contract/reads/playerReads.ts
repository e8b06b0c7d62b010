import { limits } from '../limits';
import { paths } from '../paths';
import type { PlayerGameOrder } from '../records/catalogue';
import type { DayRange, RankRange } from '../records/playerDays';
import type { PlayerBoard } from '../records/rankingBoards';
import type { QueryParams } from '../views/parameters';
import { playerListView, type PlayerListView } from '../views/playerListView';
import { read, startingRead, type OneOf } from './read';

const pageParams = (itemsPerPage: number, after: number | string = ''): QueryParams => ({
  itemsPerPage,
  ...(after === '' ? {} : { after }),
});

export const playerReads = {
  players: startingRead<PlayerListView>({
    path: paths.players,
    keep: 'people',
    untranslated: true,
    of: ({ search }) => playerListView.read(search),
    params: (view) => ({
      itemsPerPage: limits.playerListPageSize,
      ...playerListView.request(view),
    }),
  }),
  player: read<number>({ path: paths.player('{id}'), keep: 'people', untranslated: true }),
  playerDays: read<OneOf & { range: DayRange }>({
    path: paths.playerDays('{id}'),
    keep: 'people',
    untranslated: true,
    params: ({ range }) => ({ range }),
  }),
  playerRanks: read<OneOf & { board: PlayerBoard; range: RankRange }>({
    path: paths.playerRanks('{id}'),
    keep: 'people',
    untranslated: true,
    params: ({ board, range }) => ({ board, range }),
  }),
  playerGames: read<OneOf & { order: PlayerGameOrder }>({
    path: paths.playerGames('{id}'),
    keep: 'people',
    params: ({ order }, after) => ({ ...pageParams(limits.playerGamePageSize, after), order }),
  }),
  bestScores: read<OneOf>({ path: paths.bestScores('{id}'), keep: 'people' }),
  playerScores: read<OneOf>({
    path: paths.playerScores('{id}'),
    keep: 'people',
    params: (_player, after) => pageParams(limits.playerScorePageSize, after),
  }),
};
