import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { actionClass } from '../../components/buttons/actionClass';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useFormats } from '../../i18n/useFormats';
import type { Sent } from './useSendScores';
import './sheet.css';

interface SheetStatusProps {
  /** Numbers of rows. */
  ready: number;
  faulty: number;
  sending: boolean;
  /** What became of the last sending. */
  sent: Sent | undefined;
  /** Whether what is typed survives this tab. */
  kept: boolean;
}

/** Stays at the bottom of the window: how many rows will be sent, the button, and the outcome. */
export function SheetStatus({ ready, faulty, sending, sent, kept }: SheetStatusProps) {
  const { t } = useTranslation('scoreSheet');
  const { count } = useFormats();
  const failureText = useFailureText();
  const accepted =
    sent?.kind === 'answered'
      ? [...sent.results.values()].filter(({ outcome }) => outcome !== 'refused').length
      : 0;
  const parts = [
    ...(accepted > 0 ? [t('done', { count: accepted, formatted: count(accepted) })] : []),
    ...(sent?.kind === 'queued' ? [t(sent.because === 'busy' ? 'queuedBusy' : 'queued')] : []),
    ...(faulty > 0 ? [t('faulty', { count: faulty, formatted: count(faulty) })] : []),
    ...(ready > 0 ? [t('ready', { count: ready, formatted: count(ready) })] : []),
  ];
  return (
    <div className="sheet-status">
      {sent?.kind === 'failed' ? (
        <ErrorAlert
          message={sent.failure ? failureText(sent.failure, t('sendFailed')) : t('sendFailed')}
        />
      ) : null}
      {kept ? null : <p className="sheet-error">{t('notKept')}</p>}
      <div className="sheet-status-line">
        <button
          type="submit"
          aria-disabled={ready === 0 || sending}
          className={actionClass('contained')}
        >
          {sending ? t('sending') : t('send')}
        </button>
        <output>{parts.length > 0 ? parts.join(' · ') : t('nothing')}</output>
      </div>
    </div>
  );
}
