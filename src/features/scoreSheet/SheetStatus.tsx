import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { actionClass } from '../../components/buttons/actionClass';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useFormats } from '../../i18n/useFormats';
import type { WaitingReason } from './rowOutcomes';
import type { Sent } from './useSendScores';
import { useBarClearance } from './useBarClearance';
import './sheet.css';

interface SheetStatusProps {
  /** Numbers of rows. */
  ready: number;
  faulty: number;
  accepted: number;
  refused: number;
  /** Why rows that were sent last still wait. */
  waiting: WaitingReason | undefined;
  sending: boolean;
  /** What became of the last sending. */
  sent: Sent | undefined;
  /** Whether what is typed survives this tab. */
  kept: boolean;
  /** Above the button. */
  children: ReactNode;
}

/** Stays at the bottom of the window: how many rows will be sent, the button, and the outcome. */
export function SheetStatus(props: SheetStatusProps) {
  const { ready, faulty, accepted, refused, waiting, sending, sent, kept, children } = props;
  const { t } = useTranslation('scoreSheet');
  const { count } = useFormats();
  const bar = useBarClearance();
  const failureText = useFailureText();
  const untried = ready - refused;
  const parts = [
    ...(accepted > 0 ? [t('done', { count: accepted, formatted: count(accepted) })] : []),
    ...(refused > 0 ? [t('notSent', { count: refused, formatted: count(refused) })] : []),
    ...(waiting ? [t(waiting)] : []),
    ...(faulty > 0 ? [t('faulty', { count: faulty, formatted: count(faulty) })] : []),
    ...(untried > 0 ? [t('ready', { count: untried, formatted: count(untried) })] : []),
  ];
  return (
    <div ref={bar} className="sheet-status">
      {sent?.kind === 'failed' ? (
        <ErrorAlert
          message={sent.failure ? failureText(sent.failure, t('sendFailed')) : t('sendFailed')}
        />
      ) : null}
      {kept ? null : <p className="sheet-error">{t('notKept')}</p>}
      {children}
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
