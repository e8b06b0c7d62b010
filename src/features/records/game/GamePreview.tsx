import type { GameCharts } from '../../../api/wire/gameChartsFromWire';
import type { GameDetails } from '../../../api/wire/gameFromWire';
import { gameRankingView } from '../../../contract/views/boardViews';
import { GameRanking } from './GameRanking';
import { GameView } from './GameView';

const view = gameRankingView.read(new URLSearchParams());
const nobody = {
  items: [],
  total: 0,
  next: null,
  previous: null,
  counting: false,
  countedAt: null,
  around: null,
  own: null,
  day: null,
  since: null,
  latest: null,
};

/** A game that is being edited as its readers will see it. */
export function GamePreview({ game, charts }: { game: GameDetails; charts: GameCharts }) {
  return (
    <GameView
      game={game}
      charts={{ data: charts, own: 'guest' }}
      ranking={<GameRanking view={view} page={nobody} />}
    />
  );
}
