import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroupOverview } from '../../../api/wire/gameFromWire';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import '../games/games.css';

/** The groups of charts of a game. */
export function GroupCards({ groups }: { groups: readonly GroupOverview[] }) {
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const amount = (number: number) => ({ count: number, formatted: count(number) });
  if (groups.length === 0) return <Text muted>{t('game.noGroups')}</Text>;
  return (
    <ul className="card-grid">
      {groups.map((group) => (
        <li key={group.id} className="card-surface card group-card">
          <Text component="h3" variant="h4">
            <Link to={keyedPath('GroupDetail', group)} className="card-link">
              <LocalName of={group} />
            </Link>
          </Text>
          <p className="text-caption game-card-facts">
            <span>{t('charts', amount(group.charts))}</span>
            <span>{t('scores', amount(group.scores))}</span>
          </p>
          {group.dlc || !group.ranked ? (
            <p className="text-caption text-muted">
              {[group.dlc && t('game.dlc'), !group.ranked && t('game.unranked')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
