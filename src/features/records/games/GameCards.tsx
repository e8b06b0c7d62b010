import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameOverview } from '../../../api/wire/gameFromWire';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { GameCover } from './GameCover';
import './games.css';

/** How many charts the member has played, by game; for guests there is none, and `slot` keeps its place in the printed page. */
export type PlayedCharts = 'guest' | 'slot' | ReadonlyMap<number, number>;

function GameCard({ game, played }: { game: GameOverview; played: PlayedCharts }) {
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const amount = (number: number) => ({ count: number, formatted: count(number) });
  return (
    <li className="card-surface card">
      <GameCover game={game} size="card" />
      <div className="game-card-body">
        <Text component="h3" variant="h4">
          <Link to={keyedPath('GameDetail', game)} className="card-link">
            <LocalName of={game} />
          </Link>
        </Text>
        <Text variant="caption" muted className="game-card-platforms">
          {game.platforms.map(({ name }) => name).join(' · ')}
        </Text>
        <p className="text-caption game-card-facts">
          <span>{t('charts', amount(game.charts))}</span>
          <span>{t('scores', amount(game.scores))}</span>
          <span>{t('players', amount(game.players))}</span>
        </p>
        {played === 'guest' ? null : <OwnCharts game={game} played={played} />}
      </div>
    </li>
  );
}

interface OwnChartsProps {
  game: GameOverview;
  played: Exclude<PlayedCharts, 'guest'>;
}

/** “12 of 48 charts played”; an empty line of the same height until that is known, and for games without a score. */
function OwnCharts({ game, played }: OwnChartsProps) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  const own = played === 'slot' ? 0 : (played.get(game.id) ?? 0);
  return (
    <p className={clsx('text-caption game-card-own', played === 'slot' && 'member-slot')}>
      {own === 0
        ? null
        : t('game.played', { played: count(own), charts: count(Math.max(own, game.charts)) })}
    </p>
  );
}

interface GameCardsProps {
  games: readonly GameOverview[];
  played: PlayedCharts;
  /** They are from the previous query. */
  stale?: boolean;
}

/** One page of the list of games. */
export function GameCards({ games, played, stale = false }: GameCardsProps) {
  return (
    <ul className={clsx('card-grid', stale && 'card-grid-stale')}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} played={played} />
      ))}
    </ul>
  );
}
