import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartDetails, OwnBoardScore } from '../../../api/wire/boardFromWire';
import '../../../components/reading/card.css';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { boardView } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import { gapBetween } from './gapBetween';
import { OwnRowLink } from './OwnRowLink';
import { OwnScorePin } from './OwnScorePin';
import './ownScore.css';

interface OwnScoreProps {
  chart: ChartDetails;
  /** Null without one, undefined until it is known. */
  own: OwnBoardScore | null | undefined;
  /** The link to the own row was followed. */
  onFollow?: (event: MouseEvent) => void;
}

/**
 * The member's own score on a chart, with the place and the distance to the next one. It is there from the start: what stands below
 * must not move when the score arrives.
 */
export function OwnScore({ chart, own, onFollow }: OwnScoreProps) {
  const { t } = useTranslation('boards');
  return (
    <section
      aria-label={t('ownScore')}
      aria-busy={own === undefined}
      className={clsx('card-surface own-score', chart.columns.length > 1 && 'own-score-several')}
    >
      <span className="own-score-title">{t('ownScore')}</span>
      {own === undefined ? <Placeholder className="own-score-placeholder" /> : null}
      {own === null ? <span className="text-muted">{t('noOwnScore')}</span> : null}
      {own ? <OwnPlace chart={chart} own={own} /> : null}
      {own ? (
        <span className="own-score-links">
          <OwnScorePin score={{ id: own.id, chart }} />
          <OwnRowLink to={boardView.queryFor({ aroundMe: true })} onFollow={onFollow} />
        </span>
      ) : null}
    </section>
  );
}

function OwnPlace({ chart, own }: { chart: ChartDetails; own: OwnBoardScore }) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { count } = useFormats();
  const gap = own.next && gapBetween(own, { values: own.next }, chart, language)?.text;
  return (
    <>
      <span className="own-score-value">
        <ScoreValues values={own.values} names={chart.columns.map(({ name }) => name)} />
      </span>
      <span>{t('place', { rank: count(own.rank), of: count(own.of) })}</span>
      {chart.counts ? (
        <span>{t('pointCount', { count: own.points, formatted: count(own.points) })}</span>
      ) : null}
      {gap ? <span className="text-muted">{t('toNext', { gap })}</span> : null}
      <StateMark state={own.state} />
    </>
  );
}
