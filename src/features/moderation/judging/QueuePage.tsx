import { mdiTrophyOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NoPermission } from '../../../access/RequireRole';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { Text } from '../../../components/Text';
import { parseId } from '../../../contract/parseId';
import { useFormats } from '../../../i18n/useFormats';
import { useOutboxEntries, useOutboxes } from '../decisions/DecisionsContext';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { useModerationPaths } from '../useModerationPaths';
import { LeaseNote } from './LeaseNote';
import { ProofDesk } from './ProofDesk';
import { useProofQueue } from './useProofQueue';
import '../moderation.css';
import './judging.css';

/** Judges the proofs of a queue, one after the other. */
export function QueuePage() {
  const { t } = useTranslation('moderation');
  const [search] = useSearchParams();
  const game = parseId(search.get('game') ?? '') ?? null;
  return (
    <>
      <PageMetadata title={`${t('queues.title')} – ${t('label')}`} page="Moderation" />
      <Queue key={game} game={game} />
    </>
  );
}

function Queue({ game }: { game: number | null }) {
  const { t } = useTranslation('moderation');
  const { count } = useFormats();
  const { queue, state } = useProofQueue(game);
  const { proofs: outbox } = useOutboxes();
  const held = useOutboxEntries(outbox).some(({ delivery }) => delivery === 'held');
  const undo = held
    ? () => {
        const proof = outbox.undo();
        if (proof) queue.putBack(proof);
      }
    : undefined;
  if (state.status !== 'shown') {
    return (
      <>
        <DecisionNotices onUndo={undo} />
        <WithoutProof state={state} queue={queue} />
      </>
    );
  }
  const { proof, follows } = state;
  return (
    <>
      <DecisionNotices onUndo={undo} />
      <ProofDesk
        key={proof.id}
        proof={proof}
        isFollowing={follows}
        onDecide={(verdict) => {
          outbox.decide(proof, verdict);
          queue.next();
        }}
        onSkip={queue.skip}
        onNext={queue.skip}
        onUndo={undo}
      >
        <div className="proof-bar-notes">
          <LeaseNote proof={proof} onRenewed={queue.update} />
          <Text variant="body2" muted>
            {t('queue.waiting', { count: proof.waiting, formatted: count(proof.waiting) })}
          </Text>
        </div>
      </ProofDesk>
    </>
  );
}

/** What was focused is gone with the last proof. */
const focusHeading = (element: HTMLElement | null) => element?.querySelector('h1')?.focus();

type Without = ReturnType<typeof useProofQueue>;

/** While the next proof is taken, when there is none, or when it could not be taken. */
function WithoutProof({ state, queue }: Without) {
  const { t } = useTranslation('moderation');
  const { start } = useModerationPaths();
  const failureText = useFailureText();
  if (state.status === 'failed') {
    const { error } = state;
    if (error.kind === 'http' && error.status === 403) return <NoPermission />;
    return <ErrorAlert message={failureText(error, t('queue.failed'))} onRetry={queue.next} />;
  }
  if (state.status !== 'empty') {
    return <Placeholder shape="area" className="moderation-placeholder" />;
  }
  const { skipped, follows } = state;
  return (
    <div ref={follows ? focusHeading : undefined}>
      <EmptyState
        level="h1"
        icon={mdiTrophyOutline}
        title={t('queues.empty.title')}
        text={skipped > 0 ? t('queue.skipped', { count: skipped }) : t('queues.empty.text')}
      >
        {skipped > 0 ? (
          <ActionButton variant="contained" onClick={queue.restart}>
            {t('queue.restart')}
          </ActionButton>
        ) : null}
        <ActionLink to={start} variant="outlined">
          {t('queue.all')}
        </ActionLink>
      </EmptyState>
    </div>
  );
}
