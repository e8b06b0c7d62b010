import {
  mdiAlertCircleOutline,
  mdiClockOutline,
  mdiDeleteOutline,
  mdiEmailFastOutline,
} from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/buttons/BusyButton';
import { StatusChip, type StatusStyle } from '../../admin-frame/StatusChip';
import { Icon } from '../../components/Icon';
import type { MailState } from '../../contract/jobKinds';
import type { QueuedMail } from '../../contract/schemas/adminJobs';
import { useFormats } from '../../i18n/useFormats';
import { Entry } from './EntryList';
import { useMailName } from '../../admin-frame/useMailName';

const styles: Readonly<Record<MailState, StatusStyle>> = {
  waiting: { color: 'default', icon: mdiClockOutline },
  sending: { color: 'info', icon: mdiEmailFastOutline },
  failed: { color: 'error', icon: mdiAlertCircleOutline },
};

interface MailEntryProps {
  mail: QueuedMail;
  busy: boolean;
  onResend: () => void;
  onDiscard: () => void;
}

/** A mail that has not been sent. One that is being sent can be neither sent again nor discarded. */
export function MailEntry({ mail, busy, onResend, onDiscard }: MailEntryProps) {
  const { t } = useTranslation('adminOperation');
  const { count, longDate } = useFormats();
  const name = useMailName()(mail.kind);
  const { state, recipient, attempts, lastError, createdAt, nextAttemptAt, failedAt } = mail;
  const sending = state === 'sending';
  return (
    <Entry
      title={name}
      status={<StatusChip label={t(`mails.states.${state}`)} {...styles[state]} />}
      facts={[
        [t('mails.recipient'), recipient],
        [t('mails.createdAt'), longDate(createdAt)],
        [t('mails.attempts'), count(attempts)],
        failedAt === null
          ? [t('mails.nextAttemptAt'), nextAttemptAt === null ? '–' : longDate(nextAttemptAt)]
          : [t('mails.failedAt'), longDate(failedAt)],
        ...(lastError === null ? [] : [[t('mails.lastError'), lastError] as const]),
      ]}
      actions={
        <>
          <BusyButton
            size="small"
            color="inherit"
            startIcon={<Icon path={mdiEmailFastOutline} />}
            busy={busy}
            disabled={sending}
            aria-label={t('mails.resendMail', { mail: `${name}, ${recipient}` })}
            onClick={onResend}
          >
            {t('mails.resend')}
          </BusyButton>
          <Button
            size="small"
            color="inherit"
            startIcon={<Icon path={mdiDeleteOutline} />}
            disabled={sending}
            aria-label={t('mails.discardMail', { mail: `${name}, ${recipient}` })}
            onClick={onDiscard}
          >
            {t('mails.discard')}
          </Button>
        </>
      }
    />
  );
}
