import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ScoreValue } from '../../../api/wire/boardFromWire';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { PageHeader } from '../../../components/page/PageHeader';
import { Text } from '../../../components/Text';
import { countryName } from '../../../i18n/countryName';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreAround } from './ScoreAround';
import { ScoreFacts } from './ScoreFacts';
import '../records.css';
import './score.css';

/** The values of a score in one line. */
export const scoreText = (values: readonly ScoreValue[]): string =>
  values.map(({ text }) => text).join(' · ');

interface ScoreViewProps {
  score: ScoreDetails;
  /** It is the reader's own. */
  own?: boolean;
  note?: ReactNode;
  /** What happened to it. */
  children: ReactNode;
}

/** A score with its chart, its player and what happened to it. */
export function ScoreView({ score, own = false, note, children }: ScoreViewProps) {
  const { t } = useTranslation('boards');
  const { keyedPath, language, submitPath } = useRoute();
  const [aroundId, id] = [useId(), useId()];
  const { game, group, chart, player, values, rank, state, around, aroundAfter } = score;
  const board = keyedPath('ChartDetail', chart);
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
            <Link to={board} className="list-link">
              <LocalName of={chart} />
            </Link>
          </>
        }
        title={scoreText(values)}
      >
        <p className="text-body1 score-player">
          <PlayerName player={{ ...player, country: null }} />
          {player.country === null ? null : (
            <span className="text-body2 text-muted"> {countryName(player.country, language)}</span>
          )}
        </p>
        {rank === null ? (
          <p className="text-body2 record-note">
            {t(state === 'withdrawn' ? 'scorePage.withdrawn' : 'scorePage.unranked')}
          </p>
        ) : null}
        <div className="record-action">
          {own ? (
            <ActionLink to={submitPath(game.id)} variant="contained">
              {t('scorePage.improve')}
            </ActionLink>
          ) : null}
          <ActionLink
            to={aroundAfter === null ? board : `${board}?after=${aroundAfter}`}
            variant="outlined"
          >
            {t('scorePage.board')}
          </ActionLink>
        </div>
      </PageHeader>
      {note}
      <ScoreFacts score={score} />
      {around.length > 1 ? (
        <section aria-labelledby={aroundId} className="record-section">
          <Text id={aroundId} variant="h2" component="h2" className="record-section-title">
            {t('scorePage.around')}
          </Text>
          <ScoreAround score={score} label={chart.name} />
        </section>
      ) : null}
      <section aria-labelledby={id} className="record-section">
        <Text id={id} variant="h2" component="h2" className="record-section-title">
          {t('scorePage.history')}
        </Text>
        {children}
      </section>
    </>
  );
}
