import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ScoreValue } from '../../../api/wire/boardFromWire';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { PageHeader } from '../../../components/page/PageHeader';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreFacts } from './ScoreFacts';
import '../records.css';
import './score.css';

/** The values of a score in one line. */
export const scoreText = (values: readonly ScoreValue[]): string =>
  values.map(({ text }) => text).join(' · ');

interface ScoreViewProps {
  score: ScoreDetails;
  note?: ReactNode;
  /** What happened to it. */
  children: ReactNode;
}

/** A score with its chart, its player and what happened to it. */
export function ScoreView({ score, note, children }: ScoreViewProps) {
  const { t } = useTranslation('boards');
  const { keyedPath } = useRoute();
  const id = useId();
  const { game, group, chart, player, values, rank, state } = score;
  return (
    <>
      <PageHeader
        eyebrow={
          <>
            <Link to={keyedPath('GameDetail', game)} className="list-link">
              <LocalName of={game} />
            </Link>
            <span aria-hidden="true"> › </span>
            <Link to={keyedPath('GroupDetail', group)} className="list-link">
              <LocalName of={group} />
            </Link>
            <span aria-hidden="true"> › </span>
            <Link to={keyedPath('ChartDetail', chart)} className="list-link">
              <LocalName of={chart} />
            </Link>
          </>
        }
        title={scoreText(values)}
      >
        <p className="text-body1 score-player">
          <PlayerName player={player} />
        </p>
        {rank === null ? (
          <p className="text-body2 record-note">
            {t(state === 'withdrawn' ? 'scorePage.withdrawn' : 'scorePage.unranked')}
          </p>
        ) : null}
      </PageHeader>
      {note}
      <ScoreFacts score={score} />
      <section aria-labelledby={id} className="record-section">
        <Text id={id} variant="h2" component="h2" className="record-section-title">
          {t('scorePage.history')}
        </Text>
        {children}
      </section>
    </>
  );
}
