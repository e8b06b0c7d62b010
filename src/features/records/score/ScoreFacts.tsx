import { useTranslation } from 'react-i18next';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import '../../../components/reading/card.css';
import { Fact, FactList } from '../../../components/reading/FactList';
import { useFormats } from '../../../i18n/useFormats';
import { LocalName } from '../LocalName';
import { StateMark } from '../StateMark';
import './score.css';

/** The place of a score, its points, dates, platform and proof. */
export function ScoreFacts({ score }: { score: ScoreDetails }) {
  const { t } = useTranslation('boards');
  const { count, shortDate } = useFormats();
  const { rank, tied, of, points, achievedOn, changedAt, platform, state } = score;
  return (
    <FactList className="card-surface score-facts">
      <Fact name={t('rank')}>
        {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
        {tied > 1 ? <span className="text-caption text-muted"> {t('tie')}</span> : null}
      </Fact>
      <Fact name={t('points')}>{count(points)}</Fact>
      {changedAt === null ? null : (
        <Fact name={t('scorePage.since')}>
          <time dateTime={changedAt}>{shortDate(changedAt)}</time>
        </Fact>
      )}
      {achievedOn === null ? null : (
        <Fact name={t('scorePage.achieved')}>
          <time dateTime={achievedOn}>{shortDate(achievedOn)}</time>
        </Fact>
      )}
      {platform ? (
        <Fact name={t('platform')}>
          <LocalName of={platform} />
        </Fact>
      ) : null}
      <Fact name={t('proof')}>
        <StateMark state={state} />
      </Fact>
    </FactList>
  );
}
