import { useTranslation } from 'react-i18next';
import type { Page } from '../../api/wire/collection';
import type { GameOverview } from '../../api/wire/gameFromWire';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { ResultsFrame } from '../../components/page/ResultsFrame';
import { writeGameListParams, type GameListParams } from '../../contract/gameListParams';
import { limits } from '../../contract/limits';
import { GameCards } from '../../features/records/games/GameCards';
import { GameSearchForm } from '../../features/records/games/GameSearchForm';
import { GamesEmpty } from '../../features/records/games/GamesEmpty';
import type { GameChoices } from '../../features/records/games/useGameChoices';
import { useFormats } from '../../i18n/useFormats';

interface PrintedGamesProps {
  params: GameListParams;
  games: Page<GameOverview>;
  choices: GameChoices;
}

export function PrintedGames({ params, games: { items, total }, choices }: PrintedGamesProps) {
  const { t } = useTranslation(['games', 'metadata']);
  const { count } = useFormats();
  return (
    <>
      <PageHeader title={t('metadata:GameList')} lead={t('lead')} />
      <GameSearchForm params={params} choices={choices} />
      {items.length === 0 ? (
        <GamesEmpty params={params} />
      ) : (
        <ResultsFrame
          words={t('results', { count: total, formatted: count(total) })}
          pages={
            <PageLinks
              page={params.page}
              pageSize={limits.gamePageSize}
              total={total}
              queryFor={(page) => `?${writeGameListParams({ ...params, page }).toString()}`}
            />
          }
        >
          <GameCards games={items} />
        </ResultsFrame>
      )}
    </>
  );
}
