import { mdiAccountMultipleCheckOutline, mdiAlertOutline, mdiReplyOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { NoteBox } from '../../../components/feedback/NoteBox';
import '../../../components/html/links.css';
import { useFormats } from '../../../i18n/useFormats';
import { useModerationPaths } from '../useModerationPaths';
import { useProofTitle } from '../useProofTitle';
import './judging.css';

/** What a moderator must know before deciding. */
export function ClaimNotes({ proof }: { proof: ModeratedProof }) {
  const { t } = useTranslation('moderation');
  const { needsSecond, secondedBy, lastProof } = proof;
  return (
    <>
      <EarlierRefusal proof={proof} />
      {needsSecond ? (
        <NoteBox icon={mdiAccountMultipleCheckOutline}>
          {secondedBy ? t('notes.second', { name: secondedBy.username }) : t('notes.needsSecond')}
        </NoteBox>
      ) : null}
      {lastProof ? <NoteBox icon={mdiAlertOutline}>{t('notes.lastProof')}</NoteBox> : null}
    </>
  );
}

/** Where the same picture was used before. */
export function SameEvidence({ proof: { sameEvidence, player } }: { proof: ModeratedProof }) {
  const { t } = useTranslation('moderation');
  const { proof: pathOf } = useModerationPaths();
  const titleOf = useProofTitle();
  if (sameEvidence.length === 0) return null;
  const byOthers = sameEvidence.some((other) => other.player.id !== player.id);
  return (
    <NoteBox icon={mdiAlertOutline} className="claim-warning">
      <strong>{t(byOthers ? 'notes.sameOfOthers' : 'notes.same')}</strong>
      <ul className="claim-list">
        {sameEvidence.map((other) => (
          <li key={other.proofId}>
            <Link to={pathOf(other.proofId)} className="text-link">
              {titleOf(other)}
            </Link>{' '}
            – {t(`states.${other.state}`)}
          </li>
        ))}
      </ul>
    </NoteBox>
  );
}

function EarlierRefusal({ proof: { earlierRefusal } }: { proof: ModeratedProof }) {
  const { t } = useTranslation(['moderation', 'decisions', 'boards']);
  const { shortDate } = useFormats();
  if (!earlierRefusal) return null;
  const { reason, note, at, by } = earlierRefusal;
  return (
    <NoteBox icon={mdiReplyOutline}>
      <strong>{t('notes.answer')}</strong>{' '}
      {t('notes.refusal', {
        reason: t(`decisions:reasons.${reason ?? 'other'}`),
        name: by?.username ?? t('boards:deleted'),
        date: at === null ? '' : shortDate(at),
      })}
      {note === null ? null : <blockquote className="claim-quote">{note}</blockquote>}
    </NoteBox>
  );
}
