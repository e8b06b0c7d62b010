import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerScoreTable } from '../player/PlayerScoreTable';
import './own.css';

interface OwnScoreGroupProps {
  /** All of one game. */
  scores: readonly PlayerScore[];
  /** The list has one game only. */
  filtered: boolean;
}

/** Scores of the member in one game, with links to the game and its sheet. */
export function OwnScoreGroup({ scores, filtered }: OwnScoreGroupProps) {
  const { t } = useTranslation(['boards', 'games', 'common']);
  const { keyedPath, submitPath } = useRoute();
  const game = scores[0]?.game;
  if (!game) return null;
  return (
    <section aria-label={game.name} className="own-group">
      <div className="own-group-head">
        <Text variant="h4" component="h2">
          <Link to={keyedPath('GameDetail', game)} className="list-link">
            <LocalName of={game} />
          </Link>
        </Text>
        <div className="own-group-links">
          {filtered ? null : (
            <Link
              to={`?game=${game.id}`}
              aria-label={t('common:labelled', { label: t('own.only'), value: game.name })}
              className="text-link"
            >
              {t('own.only')}
            </Link>
          )}
          <Link
            to={submitPath(game.id)}
            aria-label={t('common:labelled', { label: t('games:game.submit'), value: game.name })}
            className="text-link"
          >
            {t('games:game.submit')}
          </Link>
        </div>
      </div>
      <PlayerScoreTable label={game.name} scores={scores} oneGame />
    </section>
  );
}
