import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/apiError';
import { useSendReportMutation } from '../../api/supportApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import type { SupportReceipt } from '../../contract/schemas/support';
import { useFailureText } from '../../components/useFailureText';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector } from '../../store/hooks';
import { packText } from './packText';
import { keepReport } from './reportOutbox';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';

export type Outcome = SupportReceipt | 'waiting';

/** The server could not be reached: a retry may succeed. */
const isUnreached = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout';

/** Sends one report, or stores it until there is a connection. Retries reuse the key, so the server stores one report. */
export function useReport(built: BuiltSnapshot | undefined) {
  const { t } = useTranslation('support');
  const member = useAppSelector(selectMemberKey);
  const [key] = useState(() => `report-${crypto.getRandomValues(new Uint32Array(5)).join('-')}`);
  const [sendReport, sending] = useSecretMutation(useSendReportMutation());
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<string>();
  const failureText = useFailureText();

  const keep = async (description: string, snapshot: string) => {
    const packed = await packText(snapshot);
    const report = { key, member, description, snapshot: packed, writtenAt: Date.now() };
    return keepReport(report);
  };

  const send = async (description: string): Promise<void> => {
    if (!built) return;
    setFailure(undefined);
    const answer = navigator.onLine
      ? await sendReport({ key, description, snapshot: built.text })
      : { error: { kind: 'network', messageKey: 'errors:network' } as const };
    if ('data' in answer) setOutcome(answer.data);
    else if (isUnreached(answer.error) && (await keep(description, built.text))) {
      setOutcome('waiting');
    } else setFailure(failureText(answer.error, t('failed')));
  };

  return { send, sending, outcome, failure };
}

export type ReportState = ReturnType<typeof useReport>;
