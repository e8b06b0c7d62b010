import { Placeholder } from '../../../components/feedback/Placeholder';
import './groupPlayers.css';

/** In place of the ranking of a group. */
export const RankingPlaceholder = () => (
  <Placeholder shape="area" className="group-ranking-placeholder" />
);
