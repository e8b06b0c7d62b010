import { paths } from '../paths';
import type { PlayerScoreOrder } from '../records/catalogue';
import { explanationRules } from '../records/explanations';
import type { PlayerBoard } from '../records/rankingBoards';
import { read, type OneOf } from './read';

/** A player and the ranking of all players. */
export type ExplainedPlayer = OneOf & { board: PlayerBoard };

/** A player and the game whose charts are listed. */
export type PaidGame = OneOf & { game: number; order: Exclude<PlayerScoreOrder, 'latest'> };

export const explanationReads = {
  playerExplanation: read<ExplainedPlayer>({
    path: paths.playerExplanation('{id}'),
    keep: 'people',
    params: ({ board }) => ({ board }),
  }),
  paidScores: read<PaidGame>({
    path: paths.playerScores('{id}'),
    keep: 'people',
    params: ({ game, order }) => ({ itemsPerPage: explanationRules.charts, game, order }),
  }),
};
