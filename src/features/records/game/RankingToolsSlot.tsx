import { clsx } from 'clsx';
import { limits } from '../../../contract/limits';
import '../playerRankings/rankingTools.css';

interface RankingToolsSlotProps {
  /** How many players there are: those of a single page need no finder. */
  total: number;
  withOwn: boolean | 'slot';
  /** Whether a country can be chosen. */
  withCountry: boolean;
}

/** The room for who holds the badge of a game. */
export const BadgeSlot = () => <div className="ranking-slot-badge" />;

/** The room for what stands above the ranking of a game. */
export const RankingToolsSlot = ({ total, withOwn, withCountry }: RankingToolsSlotProps) => (
  <>
    {withCountry ? <div className="ranking-slot-country" /> : null}
    {withOwn ? (
      <div className={clsx('ranking-slot-own', withOwn === 'slot' && 'member-slot')} />
    ) : null}
    {total > limits.rankingPageSize ? <div className="ranking-slot-finder" /> : null}
  </>
);
