import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetPlayedGamesQuery } from '../../../api/recordsApi';
import type { GameOverview } from '../../../api/wire/gameFromWire';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import type { PlayedCharts } from './GameCards';

/** On how many charts of these games the member has a score. A failure leaves it out. */
export function usePlayedCharts(games: readonly GameOverview[] = []): PlayedCharts {
  const member = useAppSelector(selectIsAuthenticated);
  const ids = games.map(({ id }) => id);
  const { data } = useGetPlayedGamesQuery(member && ids.length > 0 ? { games: ids } : skipToken);
  const played = useMemo(
    () => new Map(data?.items.map(({ id, played: charts }) => [id, charts])),
    [data],
  );
  return member ? played : 'guest';
}
