import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ScoreValue } from '../../../api/wire/boardFromWire';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { PageHeader } from '../../../components/page/PageHeader';
import { Text } from '../../../components/Text';
import { boardView } from '../../../contract/views/boardViews';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerName } from '../PlayerName';
import { ScoreProof } from '../proofs/ScoreProof';
import { RecordTrail } from '../RecordTrail';
import { DueNote } from '../requests/DueNote';
import { ScoreAround } from './ScoreAround';
import { ScoreFacts } from './ScoreFacts';
import { UnrankedNote } from './UnrankedNote';
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
  /** In place of the note that a proof is asked for. */
  asked?: ReactNode;
  /** How far a proof of it is that waits. */
  waiting?: ReactNode;
  share: ReactNode;
  /** Those of its player and of the staff, which only the program knows: below the page, so that they move nothing. */
  actions?: ReactNode;
  /** What happened to it. */
  children: ReactNode;
}

/** A score with its chart, its player and what happened to it. */
export function ScoreView({
  score,
  own = false,
  note,
  asked = <DueNote score={score} />,
  waiting,
  share,
  actions,
  children,
}: ScoreViewProps) {
  const { t } = useTranslation(['boards', 'decisions']);
  const { keyedPath, pathTo, submitPath } = useRoute();
  const [proofId, aroundId, id] = [useId(), useId(), useId()];
  const { game, group, chart, player, values, rank, proof, around } = score;
  const board = keyedPath('ChartDetail', chart);
  return (
    <>
      <PageHeader
        eyebrow={<RecordTrail game={game} group={group} chart={chart} />}
        title={scoreText(values)}
      >
        <p className="text-body1 score-player">
          <PlayerName player={player} />
        </p>
        {rank === null ? <UnrankedNote score={score} /> : null}
        {asked}
        <div className="record-action score-action">
          <ActionLink
            to={rank === null ? board : `${board}${boardView.queryFor({ player: player.id })}`}
            variant="outlined"
          >
            {t('scorePage.board')}
          </ActionLink>
          {share}
          {own ? (
            <ActionLink to={submitPath(game.id)} variant="contained">
              {t('scorePage.improve')}
            </ActionLink>
          ) : null}
        </div>
      </PageHeader>
      {note}
      <ScoreFacts score={score} />
      {proof ? (
        <section aria-labelledby={proofId} className="record-section">
          <Text id={proofId} variant="h2" component="h2" className="record-section-title">
            {t('proof')}
          </Text>
          <ScoreProof proof={proof} name={`${chart.name}: ${scoreText(values)}`} />
        </section>
      ) : null}
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
        {waiting}
        {children}
        <div className="score-more">
          <Link to={`${pathTo('Verify')}?chart=${chart.id}`} className="text-link">
            {t('decisions:verify')}
          </Link>
          {actions}
        </div>
      </section>
    </>
  );
}
