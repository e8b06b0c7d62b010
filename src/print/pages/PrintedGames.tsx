import { useTranslation } from 'react-i18next';
import type { Page } from '../../api/wire/collection';
import type { GameOverview } from '../../api/wire/gameFromWire';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { PastLastPage } from '../../components/page/PastLastPage';
import { ResultsFrame } from '../../components/page/ResultsFrame';
import { gameListView, type GameListView } from '../../contract/views/gameListView';
import { limits } from '../../contract/limits';
import { GameCards } from '../../features/records/games/GameCards';
import { GameSearchForm } from '../../features/records/games/GameSearchForm';
import { GamesEmpty } from '../../features/records/games/GamesEmpty';
import type { GameChoices } from '../../features/records/games/useGameChoices';
import { useFormats } from '../../i18n/useFormats';

interface PrintedGamesProps {
  params: GameListView;
  games: Page<GameOverview>;
  choices: GameChoices;
}

function Results({ params, games: { items, total } }: Omit<PrintedGamesProps, 'choices'>) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  const range = {
    page: params.page,
    pageSize: limits.gamePageSize,
    total,
    queryFor: (page: number) => gameListView.queryFor({ ...params, page }),
  };
  if (items.length === 0 && total > 0) return <PastLastPage {...range} />;
  if (items.length === 0) return <GamesEmpty params={params} />;
  return (
    <ResultsFrame
      words={t('results', { count: total, formatted: count(total) })}
      pages={<PageLinks {...range} />}
    >
      <GameCards games={items} />
    </ResultsFrame>
  );
}

export function PrintedGames({ params, games, choices }: PrintedGamesProps) {
  const { t } = useTranslation(['games', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:GameList')} lead={t('lead')} />
      <GameSearchForm params={params} choices={choices} />
      <Results params={params} games={games} />
    </>
  );
}
