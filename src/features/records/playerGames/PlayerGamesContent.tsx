import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerGamesInfiniteQuery } from '../../../api/playersApi';
import { ChoiceButtons } from '../../../components/forms/ChoiceButtons';
import { ListEnd } from '../../../components/reading/ListEnd';
import { playerGameOrders, type PlayerGameOrder } from '../../../contract/records/catalogue';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerGamesPlaceholder } from './PlayerGamesFrame';
import { PlayerGameTable } from './PlayerGameTable';
import './playerGames.css';

export interface PlayerGamesProps {
  player: number;
  /** How many games the player has, for the placeholders. */
  games: number;
}

/** The games of a player in the chosen order, page by page. */
export function PlayerGamesContent({ player, games }: PlayerGamesProps) {
  const { t } = useTranslation(['player', 'games']);
  const { language } = useRoute();
  const [order, setOrder] = useState<PlayerGameOrder>('points');
  const list = useGetPlayerGamesInfiniteQuery({ language, id: player, order });
  const failure = list.isError ? asApiError(list.error) : undefined;
  if (list.isLoading) return <PlayerGamesPlaceholder games={games} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <ChoiceButtons
        label={t('games:sort.label')}
        choices={playerGameOrders}
        chosen={order}
        onChoose={setOrder}
        nameOf={(by) => t(`games.order.${by}`)}
        className="player-games-order"
      />
      {items.length > 0 ? (
        <PlayerGameTable
          player={player}
          games={items}
          stale={list.isFetching && !list.isFetchingNextPage}
        />
      ) : null}
      <ListEnd list={list} failure={failure} failed={t('games.failed')} more={t('games.more')} />
    </>
  );
}
