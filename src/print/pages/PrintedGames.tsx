import { useTranslation } from 'react-i18next';
import type { Page } from '../../api/wire/collection';
import type { GameOverview } from '../../api/wire/gameFromWire';
import { PageHeader } from '../../components/page/PageHeader';
import { PagedResults } from '../../components/page/PagedResults';
import { gameListView, type GameListView } from '../../contract/views/gameListView';
import { limits } from '../../contract/limits';
import { GameCards } from '../../features/records/games/GameCards';
import { GameFilters, type GameChoices } from '../../features/records/games/GameFilters';
import { GamesEmpty } from '../../features/records/games/GamesEmpty';
import { useFormats } from '../../i18n/useFormats';
import { PrintedFilters } from './PrintedFilters';

interface PrintedGamesProps {
  params: GameListView;
  games: Page<GameOverview>;
  choices: GameChoices;
}

function Results({ params, games }: Omit<PrintedGamesProps, 'choices'>) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  return (
    <PagedResults
      page={params.page}
      pageSize={limits.gamePageSize}
      results={games}
      queryFor={(page) => gameListView.queryFor({ ...params, page })}
      words={t('results', { count: games.total, formatted: count(games.total) })}
      empty={<GamesEmpty params={params} />}
    >
      {(items) => <GameCards games={items} played="slot" />}
    </PagedResults>
  );
}

export function PrintedGames({ params, games, choices }: PrintedGamesProps) {
  const { t } = useTranslation(['games', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:GameList')} lead={t('lead')} />
      <PrintedFilters page="GameList" submit={t('search.label')}>
        <GameFilters
          params={params}
          choices={choices}
          queryFor={(changes) => gameListView.queryFor({ ...params, page: 1, ...changes })}
        />
      </PrintedFilters>
      <Results params={params} games={games} />
    </>
  );
}
