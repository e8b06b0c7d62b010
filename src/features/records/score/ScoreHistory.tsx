import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ScoreChange } from '../../../api/wire/scoreHistoryFromWire';
import '../../../components/VisuallyHidden.css';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { ProofEvidence } from '../proofs/ProofEvidence';
import { StateMark } from '../StateMark';
import { scoreText } from './ScoreView';
import '../../../components/reading/card.css';
import './score.css';

interface StepProps {
  /** Undefined if it did not change, or was nothing. */
  before?: ReactNode;
  children: ReactNode;
}

/** What something was before, and what it became. */
function Step({ before, children }: StepProps) {
  const { t } = useTranslation('boards');
  return (
    <span className="score-step">
      {before === undefined ? null : (
        <>
          <span className="text-muted">{before}</span>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{t('scorePage.became')}</span>
        </>
      )}
      {children}
    </span>
  );
}

/** What only the player of the score does: the page names the player already. */
const byPlayer: readonly ScoreChange['kind'][] = [
  'created',
  'improved',
  'corrected',
  'proofSent',
  'proofTakenBack',
];

/** Whoever decided. */
function Actor({ actor: { username, slug } }: { actor: NonNullable<ScoreChange['actor']> }) {
  const { memberPath } = useRoute();
  if (slug === null) return username;
  return (
    <Link to={memberPath(slug)} className="text-link">
      {username}
    </Link>
  );
}

function Change({ change }: { change: ScoreChange }) {
  const { t } = useTranslation(['boards', 'decisions']);
  const { kind, at, before, after, reason, note, actor, picture, video } = change;
  const { shortDate } = useFormats();
  const value = scoreText(after.values);
  const old = before ? scoreText(before.values) : value;
  const platform = before && before.platform?.id !== after.platform?.id ? after.platform : null;
  return (
    <li>
      <span className="score-change-kind">{t(`decisions:kinds.${kind}`)}</span>
      <time dateTime={at} className="text-caption text-muted">
        {shortDate(at)}
      </time>
      {actor && !byPlayer.includes(kind) ? (
        <span className="score-change-actor text-caption">
          <Actor actor={actor} />
        </span>
      ) : null}
      {reason === null ? null : (
        <span className="score-change-reason">{t(`decisions:reasons.${reason}`)}</span>
      )}
      {note === null ? null : <q className="score-change-note">{note}</q>}
      <span className="score-change-facts">
        <Step before={old === value ? undefined : old}>
          <strong>{value}</strong>
        </Step>
        {before && before.state !== after.state ? (
          <Step before={<StateMark state={before.state} />}>
            <StateMark state={after.state} />
          </Step>
        ) : null}
        {platform ? (
          <Step before={before?.platform ? <LocalName of={before.platform} /> : undefined}>
            <LocalName of={platform} />
          </Step>
        ) : null}
      </span>
      {picture || video !== null ? (
        <div className="score-change-evidence">
          <ProofEvidence picture={picture} video={video} name={value} />
        </div>
      ) : null}
    </li>
  );
}

/** What happened to a score, the latest first. */
export function ScoreHistory({ changes }: { changes: readonly ScoreChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ol className="card-surface score-history">
      {changes.map((change) => (
        <Change key={change.sequence} change={change} />
      ))}
    </ol>
  );
}
