import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOnThisDayQuery } from '../../../api/pastApi';
import '../../../components/reading/card.css';
import { pastView } from '../../../contract/views/pastBoardView';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import './onThisDay.css';

interface OnThisDayProps {
  /** There is none, or it cannot be loaded. */
  onNothing: () => void;
}

/** A first place that was taken on this day of an earlier year, with the board of that day. */
export function OnThisDay({ onNothing }: OnThisDayProps) {
  const { t } = useTranslation('past');
  const { language, keyedPath } = useRoute();
  const id = useId();
  const { data, isError } = useGetOnThisDayQuery({ language });
  const first = data?.items[0];
  const isAbsent = isError || (data !== undefined && first === undefined);
  useEffect(() => {
    if (isAbsent) onNothing();
  }, [isAbsent, onNothing]);
  if (!first) return null;
  const { game, chart, player, values, since } = first;
  const day = since.slice(0, 10);
  const path = keyedPath('ChartDetail', chart);
  return (
    <section aria-labelledby={id} className="card-surface on-this-day">
      <h2 id={id}>{t('onThisDay.title', { year: day.slice(0, 4) })}</h2>
      <p>
        <Link to={path} className="list-link">
          <LocalName of={chart} />
        </Link>{' '}
        <span className="text-muted">
          <LocalName of={game} />
        </span>
      </p>
      <p>
        <span className="text-muted">{t('onThisDay.first')}</span> <PlayerName player={player} />{' '}
        <strong>
          <ScoreValues values={values} />
        </strong>
      </p>
      <Link to={`${path}${pastView.queryFor({ day })}`} className="text-link on-this-day-board">
        {t('onThisDay.board')}
      </Link>
    </section>
  );
}
