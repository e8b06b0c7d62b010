import { useGetStatisticsQuery } from '../../api/websiteApi';
import { Scoreboard } from './Scoreboard';

/** Four site statistics; renders nothing if the server sends none. */
export function StatisticsStrip() {
  const { data, isLoading } = useGetStatisticsQuery();
  return data || isLoading ? <Scoreboard data={data} /> : null;
}
