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

function GameCard({ game }: { game: GameOverview }) {
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
      </div>
    </li>
  );
}

interface GameCardsProps {
  games: readonly GameOverview[];
  /** They are from the previous query. */
  stale?: boolean;
}

/** One page of the list of games. */
export function GameCards({ games, stale = false }: GameCardsProps) {
  return (
    <ul className={clsx('card-grid', stale && 'card-grid-stale')}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </ul>
  );
}
