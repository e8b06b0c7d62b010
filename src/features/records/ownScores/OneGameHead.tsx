import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { OwnOrder, type OwnListing } from './OwnOrder';
import './own.css';

interface OneGameHeadProps {
  game: PlayerScore['game'];
  order: OwnListing;
}

/** The chosen game, and the order of the member’s scores in it. */
export function OneGameHead({ game, order }: OneGameHeadProps) {
  const { t } = useTranslation('games');
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
          {t('game.submit')}
        </ActionLink>
      </div>
      <OwnOrder game={game.id} order={order} />
    </div>
  );
}
