import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { medalOf } from '../../../contract/records/medals';
import { useFormats } from '../../../i18n/useFormats';
import { ScoreLine } from '../ScoreLine';
import '../Medals.css';
import '../scoreLine.css';
import './player.css';

interface PlayerScoreLineProps {
  score: PlayerScore;
  children?: ReactNode;
}

/** A score with its medal and points, and the day of its achievement if it is not the one it was posted on. */
export function PlayerScoreLine({ score, children }: PlayerScoreLineProps) {
  const { t } = useTranslation(['boards', 'common']);
  const { count, shortDate } = useFormats();
  const { rank, tied, of, points, postedAt, achievedOn } = score;
  // A place without points is on a chart that gives no medals either.
  const medal = rank === null || points === 0 ? undefined : medalOf({ rank, tied, of });
  const dated = achievedOn !== null && achievedOn.slice(0, 10) !== postedAt?.slice(0, 10);
  const achieved = dated ? shortDate(achievedOn) : '';
  return (
    <ScoreLine
      score={score}
      standing={
        <span className="score-line-standing">
          {medal ? <span className={`medal medal-${medal}`}>{t(`medals.${medal}`)}</span> : null}
          {points > 0 ? t('pointCount', { count: points, formatted: count(points) }) : null}
        </span>
      }
      fact={
        dated ? (
          <span className="player-achieved">
            {t('common:labelled', { label: t('scorePage.achieved'), value: achieved })}
          </span>
        ) : null
      }
    >
      {children}
    </ScoreLine>
  );
}

/** As high as the line of a score. */
export const PlaceholderLine = ({ children }: { children?: ReactNode }) => (
  <li className="score-line">
    <Placeholder className="score-line-chart player-chart-placeholder" />
    <Placeholder className="score-line-value player-value-placeholder" />
    <Placeholder className="score-line-place player-value-placeholder" />
    <span className="score-line-standing">
      <Placeholder className="player-value-placeholder" />
    </span>
    <span className="score-line-facts">
      <Placeholder className="player-value-placeholder" />
    </span>
    {children}
  </li>
);
