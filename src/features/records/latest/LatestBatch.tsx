import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/recordTable.css';
import { countryName } from '../../../i18n/countryName';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import type { Batch } from './groupLatest';
import './latest.css';

/** Further scores of a batch are folded. */
const shown = 3;

function LatestRow({ score }: { score: LatestScore }) {
  const { t } = useTranslation('boards');
  const { keyedPath, scorePath } = useRoute();
  const { count } = useFormats();
  const { id, chart, values, rank, of, platform, state } = score;
  return (
    <li>
      <Link to={keyedPath('ChartDetail', chart)} className="list-link latest-chart">
        <LocalName of={chart} />
      </Link>
      <Link to={scorePath(id)} className="list-link latest-value">
        <ScoreValues values={values} />
      </Link>
      <span className="latest-place">
        {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
      </span>
      <span className="latest-facts">
        {platform ? <LocalName of={platform} /> : null}
        <StateMark state={state} />
      </span>
    </li>
  );
}

const LatestRows = ({ scores }: { scores: readonly LatestScore[] }) => (
  <ul className="latest-scores">
    {scores.map((score) => (
      <LatestRow key={score.id} score={score} />
    ))}
  </ul>
);

interface LatestBatchProps {
  scores: Batch;
  /** They are the reader's own. */
  own: boolean;
}

/** What a player posted together in one game. */
export function LatestBatch({ scores, own }: LatestBatchProps) {
  const { t } = useTranslation('boards');
  const { keyedPath, language } = useRoute();
  const { count } = useFormats();
  const [{ player, game }] = scores;
  const more = scores.slice(shown);
  return (
    <li className={clsx('latest-batch', own && 'latest-own')}>
      <p className="latest-head">
        <PlayerName player={{ ...player, country: null }} />
        {own ? <span className="record-you">{t('you')}</span> : null}
        <Link to={keyedPath('GameDetail', game)} className="list-link latest-game">
          <LocalName of={game} />
        </Link>
        {player.country === null ? null : (
          <span className="text-caption text-muted">{countryName(player.country, language)}</span>
        )}
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
