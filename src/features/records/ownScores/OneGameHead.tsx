import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { Text } from '../../../components/Text';
import { ownScoreOrders, type OwnScoreOrder } from '../../../contract/records/catalogue';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import './own.css';

interface OneGameHeadProps {
  game: PlayerScore['game'];
  order: OwnScoreOrder;
}

/** The chosen game, and the order of the member’s scores in it. */
export function OneGameHead({ game, order }: OneGameHeadProps) {
  const { t } = useTranslation(['boards', 'games']);
  const { keyedPath, submitPath } = useRoute();
  return (
    <div className="own-game">
      <div className="own-game-head">
        <Text variant="h2" component="h2">
          <Link to={keyedPath('GameDetail', game)} className="list-link">
            <LocalName of={game} />
          </Link>
        </Text>
        <ActionLink to={submitPath(game.id)} variant="contained">
          {t('games:game.submit')}
        </ActionLink>
      </div>
      <nav aria-label={t('games:sort.label')} className="choice-row">
        {ownScoreOrders.map((by) => (
          <Link
            key={by}
            to={by === 'latest' ? `?game=${game.id}` : `?game=${game.id}&sort=${by}`}
            preventScrollReset
            aria-current={by === order ? 'true' : undefined}
            className="pressable choice-chip"
          >
            {t(`own.order.${by}`)}
          </Link>
        ))}
      </nav>
      {order === 'easiest' ? (
        <p className="text-body2 text-muted own-explained">{t('own.easiest')}</p>
      ) : null}
    </div>
  );
}
