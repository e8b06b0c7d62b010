import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/recordTable.css';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreLine, ScoreLines } from '../ScoreLine';
import type { Batch } from './groupLatest';
import './latest.css';

/** Further scores of a batch are folded. */
const shown = 3;

const LatestRows = ({ scores }: { scores: readonly LatestScore[] }) => (
  <ScoreLines>
    {scores.map((score) => (
      <ScoreLine key={score.id} score={score} />
    ))}
  </ScoreLines>
);

interface LatestBatchProps {
  scores: Batch;
  /** They are the reader's own. */
  own: boolean;
}

/** What a player posted together in one game. */
export function LatestBatch({ scores, own }: LatestBatchProps) {
  const { t } = useTranslation('boards');
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const [{ player, game }] = scores;
  const more = scores.slice(shown);
  return (
    <li className={clsx('latest-batch', own && 'latest-own')}>
      <p className="latest-head">
        <PlayerName player={player} />
        {own ? <span className="record-you">{t('you')}</span> : null}
        <Link to={keyedPath('GameDetail', game)} className="list-link latest-game">
          <LocalName of={game} />
        </Link>
      </p>
      <LatestRows scores={scores.slice(0, shown)} />
      {more.length > 0 ? (
        <details>
          <summary>
            {t('latest.more', { count: more.length, formatted: count(more.length) })}
          </summary>
          <LatestRows scores={more} />
        </details>
      ) : null}
    </li>
  );
}
