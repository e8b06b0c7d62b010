import { useTranslation } from 'react-i18next';
import type { ChartDetails, OwnBoardScore } from '../../../api/wire/boardFromWire';
import '../../../components/cardSurface.css';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import { gapBetween } from './gapBetween';
import './board.css';

interface OwnScoreProps {
  chart: ChartDetails;
  own: OwnBoardScore;
}

/** The member's own score on a chart, with the place and the distance to the next one. */
export function OwnScore({ chart, own }: OwnScoreProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { count } = useFormats();
  const gap = own.next && gapBetween(own, { values: own.next }, chart, language);
  return (
    <section aria-label={t('ownScore')} className="card-surface own-score">
      <span className="own-score-title">{t('ownScore')}</span>
      <span className="own-score-value">
        <ScoreValues values={own.values} names={chart.columns.map(({ name }) => name)} />
      </span>
      <span>{t('place', { rank: count(own.rank), of: count(own.of) })}</span>
      <span>{t('pointCount', { count: own.points, formatted: count(own.points) })}</span>
      {gap ? <span className="text-muted">{t('toNext', { gap })}</span> : null}
      <StateMark state={own.state} />
    </section>
  );
}
