import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isNotFound, type ApiError } from '../../../api/errors/apiError';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { useModerationPaths } from '../useModerationPaths';
import { useProofTitle } from '../useProofTitle';
import type { OutboxEntry } from './createDecisionOutbox';
import { useDecisionOutbox, useOutboxEntries } from './DecisionsContext';

interface DecisionNoticesProps {
  /** Takes the last decision back; undefined where the page cannot show its proof again. */
  onUndo?: (() => void) | undefined;
}

/** What became of the decisions that were made here. The live region is always there, or screen readers would miss it. */
export function DecisionNotices({ onUndo }: DecisionNoticesProps) {
  const entries = useOutboxEntries();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
      {entries.map((entry) =>
        entry.delivery === 'failed' ? (
          <Failed key={entry.proof.id} entry={entry} />
        ) : (
          <Decided key={entry.proof.id} entry={entry} onUndo={onUndo} />
        ),
      )}
    </Box>
  );
}

function Decided({ entry, onUndo }: { entry: OutboxEntry } & DecisionNoticesProps) {
  const { t } = useTranslation('moderation');
  const outbox = useDecisionOutbox();
  const title = useProofTitle()(entry.proof);
  const { proof, verdict, delivery } = entry;
  const waits = delivery === 'waiting';
  return (
    <Alert
      severity={waits ? 'warning' : 'success'}
      role="none"
      action={
        <>
          {delivery === 'held' && onUndo ? (
            <Button color="inherit" size="small" onClick={onUndo}>
              {t('decided.undo')}
            </Button>
          ) : null}
          {waits ? (
            <Button color="inherit" size="small" onClick={outbox.retry}>
              {t('decided.retry')}
            </Button>
          ) : null}
          {delivery === 'sent' ? <ProofLink id={proof.id} /> : null}
        </>
      }
    >
      {t(`decided.${verdict.decision}`, { proof: title })}
      {waits ? ` ${t('decided.waiting')}` : null}
    </Alert>
  );
}

function Failed({ entry: { proof, error } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('moderation');
  const outbox = useDecisionOutbox();
  const failureText = useFailureText();
  const title = useProofTitle()(proof);
  const isGone = isNotFound(error);
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <>
          {isGone || isForbidden(error) ? null : <ProofLink id={proof.id} />}
          <Button color="inherit" size="small" onClick={() => outbox.dismiss(proof.id)}>
            {t('decided.dismiss')}
          </Button>
        </>
      }
    >
      <strong>{t('decided.failed', { proof: title })}</strong>{' '}
      {error && failureText(error, t(reasonOf(error)))}
    </Alert>
  );
}

const isForbidden = (error: ApiError | undefined) => error?.kind === 'http' && error.status === 403;

function reasonOf(error: ApiError) {
  if (isForbidden(error)) return 'decided.noRight';
  return isNotFound(error) ? 'decided.gone' : 'decided.unknown';
}

function ProofLink({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const { proof } = useModerationPaths();
  return (
    <Button color="inherit" size="small" component={Link} to={proof(id)}>
      {t('decided.look')}
    </Button>
  );
}
