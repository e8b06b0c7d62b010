import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/buttons/ActionLink';
import type { Page } from '../../../api/wire/collection';
import type { GameOverview } from '../../../api/wire/gameFromWire';
import { gameListView, type GameListView } from '../../../contract/views/gameListView';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { GameCards, type PlayedCharts } from '../games/GameCards';
import { RecordSection } from '../RecordSection';
import './series.css';

interface CatalogueGamesProps {
  games: Page<GameOverview>;
  played: PlayedCharts;
  /** What the list of games has to be filtered by to show all of them. */
  filter: Partial<GameListView>;
}

/** The games of a series or a platform: the first ones as cards, and the way to the others. */
export function CatalogueGames({ games: { items, total }, played, filter }: CatalogueGamesProps) {
  const { t } = useTranslation('series');
  const { pathTo } = useRoute();
  const { count } = useFormats();
  return (
    <RecordSection title={t('games')}>
      <GameCards games={items} played={played} />
      {total > items.length ? (
        <div className="series-more">
          <ActionLink
            to={`${pathTo('GameList')}${gameListView.queryFor(filter)}`}
            variant="outlined"
          >
            {t('moreGames', { formatted: count(total) })}
          </ActionLink>
        </div>
      ) : null}
    </RecordSection>
  );
}
