import { limits } from '../limits';
import { paths } from '../paths';
import type { PlayerGameOrder } from '../records/catalogue';
import type { QueryParams } from '../views/parameters';
import { read, type OneOf } from './read';

const pageParams = (itemsPerPage: number, after: number | string = ''): QueryParams => ({
  itemsPerPage,
  ...(after === '' ? {} : { after }),
});

export const playerReads = {
  player: read<number>({ path: paths.player('{id}'), keep: 'people', untranslated: true }),
  playerGames: read<OneOf & { order: PlayerGameOrder }>({
    path: paths.playerGames('{id}'),
    keep: 'people',
    params: ({ order }, after) => ({ ...pageParams(limits.playerGamePageSize, after), order }),
  }),
  playerScores: read<OneOf>({
    path: paths.playerScores('{id}'),
    keep: 'people',
    params: (_player, after) => pageParams(limits.playerScorePageSize, after),
  }),
};
