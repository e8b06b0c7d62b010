import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../admin-frame/ConfirmDialog';
import { DetailCard } from '../../admin-frame/DetailCard';
import { OptionButtons } from '../../admin-frame/OptionButtons';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { useConfirmDialog } from '../../admin-frame/useConfirmDialog';
import { asApiError } from '../../api/errors/apiError';
import { useFailureText } from '../../components/feedback/useFailureText';
import { mailFilters, type MailFilter } from '../../contract/jobKinds';
import type { QueuedMail } from '../../contract/schemas/adminJobs';
import { useFormats } from '../../i18n/useFormats';
import {
  useDiscardMailMutation,
  useGetQueuedMailsQuery,
  useResendMailMutation,
} from './adminOperationApi';
import { EntryList } from './EntryList';
import { MailEntry } from './MailEntry';
import { polling } from './polling';
import { useMailName } from '../../admin-frame/useMailName';

/** Mails that have not been sent: send them again, or discard them. */
export function MailCard() {
  const { t } = useTranslation('adminOperation');
  const failureText = useFailureText();
  const mailName = useMailName();
  const { count } = useFormats();
  const [filter, setFilter] = useState<MailFilter>('waiting');
  const [outcome, setOutcome] = useState<Outcome>();
  const queries = {
    waiting: useGetQueuedMailsQuery('waiting', polling),
    failed: useGetQueuedMailsQuery('failed', polling),
  };
  const nbMails = (name: MailFilter) => {
    const { data } = queries[name];
    return data ? count(data.total) : '–';
  };
  const query = queries[filter];
  const [resendMail, resending] = useResendMailMutation();
  const [discardMail, discarding] = useDiscardMailMutation();
  const dialog = useConfirmDialog<QueuedMail>({
    run: ({ id }) => discardMail(id),
    otherwise: t('mails.notDiscarded'),
    onDone: () => setOutcome({ text: t('mails.discarded') }),
  });

  const resend = async (id: number) => {
    const error = asApiError((await resendMail(id)).error);
    setOutcome(
      error
        ? { text: failureText(error, t('mails.notResent')), failed: true }
        : { text: t('mails.resent') },
    );
  };

  return (
    <DetailCard title={t('mails.title')}>
      <Box sx={{ mb: 2 }}>
        <OptionButtons
          label={t('mails.filter')}
          options={mailFilters}
          value={filter}
          textOf={(name) => t(`mails.${name}`, { formatted: nbMails(name) })}
          onChoose={setFilter}
        />
      </Box>
      <OutcomeAlert outcome={outcome} />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <QueryAlert query={query} otherwise={t('mails.loadFailed')} />
      </Box>
      {query.isError && !query.data ? null : (
        <EntryList
          label={t('mails.title')}
          empty={filter === 'waiting' ? t('mails.noneWaiting') : t('mails.noneFailed')}
          entries={query.data?.items.map((mail) => (
            <MailEntry
              key={mail.id}
              mail={mail}
              busy={resending.isLoading && resending.originalArgs === mail.id}
              onResend={() => void resend(mail.id)}
              onDiscard={() => dialog.ask(mail)}
            />
          ))}
        />
      )}
      <ConfirmDialog
        open={dialog.open}
        title={t('mails.discardTitle')}
        text={t('mails.discardText', {
          mail: mailName(dialog.pending?.kind ?? ''),
          recipient: dialog.pending?.recipient ?? '',
        })}
        labels={{ confirm: t('mails.discard'), cancel: t('cancel') }}
        severe
        busy={discarding.isLoading}
        failure={dialog.failure}
        onConfirm={dialog.confirm}
        onClose={dialog.close}
      />
    </DetailCard>
  );
}
