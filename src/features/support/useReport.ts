import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/errors/apiError';
import { useSendReportMutation } from '../../api/supportApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import type { SupportReceipt } from '../../contract/schemas/support';
import { useFailureText } from '../../components/feedback/useFailureText';
import { selectMemberKey } from '../../state/memberKey';
import { entryQueued, entryRemoved } from '../../state/pwaSlice';
import { useAppDispatch } from '../../store/hooks';
import { isEntryStored } from '../../store/unsent/unsentStorage';
import { useUnsent } from '../../store/unsent/useUnsent';
import { packText } from './packText';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';

export type Outcome = SupportReceipt | 'waiting';

/** The server could not be reached: a retry may succeed. */
const isUnreached = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout';

/** Sends one report, or stores it until there is a connection. Retries reuse the key, so the server stores one report. */
export function useReport(built: BuiltSnapshot | undefined) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const member = useUnsent(selectMemberKey);
  const [key] = useState(() => `report-${crypto.getRandomValues(new Uint32Array(5)).join('-')}`);
  const [sendReport, sending] = useSecretMutation(useSendReportMutation());
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<string>();
  const failureText = useFailureText();

  /** Resolves to false if the browser cannot store it: it must be sent now. */
  const keep = async (description: string, snapshot: string): Promise<boolean> => {
    const packed = await packText(snapshot);
    dispatch(
      entryQueued({
        kind: 'report',
        key,
        member,
        writtenAt: Date.now(),
        status: 'waiting',
        reason: '',
        description,
        snapshot: packed,
      }),
    );
    if (isEntryStored(key)) return true;
    dispatch(entryRemoved(key));
    return false;
  };

  /** Resolves to whether the report was sent, or is kept and will be. */
  const send = async (description: string): Promise<boolean> => {
    if (!built) return false;
    setFailure(undefined);
    const answer = navigator.onLine
      ? await sendReport({ key, description, snapshot: built.text })
      : { error: { kind: 'network', messageKey: 'errors:network' } as const };
    if ('data' in answer) {
      setOutcome(answer.data);
      return true;
    }
    if (isUnreached(answer.error) && (await keep(description, built.text))) {
      setOutcome('waiting');
      return true;
    }
    setFailure(failureText(answer.error, t('failed')));
    return false;
  };

  return { send, sending, outcome, failure };
}

export type ReportState = ReturnType<typeof useReport>;
