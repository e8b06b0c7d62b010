import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isNotFound } from '../../../api/errors/apiError';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { useProofTitle, type Titled } from '../useProofTitle';
import type { DecisionOutbox, OutboxEntry } from './createDecisionOutbox';
import { useOutboxEntries } from './DecisionsContext';

type Decidable = Titled & { id: number };

interface OutboxNoticesProps<Item extends Decidable, Reason extends string> {
  outbox: DecisionOutbox<Item, Reason>;
  /** The page of what was decided. */
  pathOf: (id: number) => string;
  onUndo: (() => void) | undefined;
  words: (entry: OutboxEntry<Item, Reason>) => Words;
}

interface Words {
  decided: string;
  /** Why it could not be decided. */
  noRight: string;
  gone: string;
}

/** A notice for each decision of an outbox. */
export function OutboxNotices<Item extends Decidable, Reason extends string>(
  props: OutboxNoticesProps<Item, Reason>,
) {
  const entries = useOutboxEntries(props.outbox);
  return entries.map((entry) =>
    entry.delivery === 'failed' ? (
      <Failed key={entry.item.id} entry={entry} {...props} />
    ) : (
      <Decided key={entry.item.id} entry={entry} {...props} />
    ),
  );
}

type NoticeProps<Item extends Decidable, Reason extends string> = OutboxNoticesProps<
  Item,
  Reason
> & { entry: OutboxEntry<Item, Reason> };

function Decided<Item extends Decidable, Reason extends string>(props: NoticeProps<Item, Reason>) {
  const { entry, outbox, pathOf, onUndo, words } = props;
  const { t } = useTranslation('moderation');
  const { item, delivery } = entry;
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
          {delivery === 'sent' ? <LookLink to={pathOf(item.id)} /> : null}
        </>
      }
    >
      {words(entry).decided}
      {waits ? ` ${t('decided.waiting')}` : null}
    </Alert>
  );
}

function Failed<Item extends Decidable, Reason extends string>(props: NoticeProps<Item, Reason>) {
  const { entry, outbox, pathOf, words } = props;
  const { t } = useTranslation('moderation');
  const failureText = useFailureText();
  const title = useProofTitle()(entry.item);
  const { item, error } = entry;
  const isGone = isNotFound(error);
  const isForbidden = error?.kind === 'http' && error.status === 403;
  const { noRight, gone } = words(entry);
  const reason = isForbidden ? noRight : isGone ? gone : t('decided.unknown');
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <>
          {isGone || isForbidden ? null : <LookLink to={pathOf(item.id)} />}
          <Button color="inherit" size="small" onClick={() => outbox.dismiss(item.id)}>
            {t('decided.dismiss')}
          </Button>
        </>
      }
    >
      <strong>{t('decided.failed', { proof: title })}</strong> {error && failureText(error, reason)}
    </Alert>
  );
}

function LookLink({ to }: { to: string }) {
  const { t } = useTranslation('moderation');
  return (
    <Button color="inherit" size="small" component={Link} to={to}>
      {t('decided.look')}
    </Button>
  );
}
