import { useState } from 'react';
import type { ApiError } from '../../api/apiError';
import { useFailureText } from '../../components/useFailureText';
import type { MessageKey } from '../../state/notification';
import { notificationClosed, notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';

interface NoticeKeys {
  /** Names what was tried: the success, told under the same id, replaces the failure. */
  id: string;
  titleKey?: MessageKey;
  messageKey: MessageKey;
}

/** What went wrong in a form of the profile: a banner over it, and a toast for whoever has scrolled on. */
export function useFailureNotice({ id, titleKey, messageKey }: NoticeKeys) {
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const tell = (text: string) => {
    setFailure(text);
    dispatch(
      notificationQueued({
        id,
        ...(titleKey === undefined ? {} : { titleKey }),
        messageKey,
        text,
        severity: 'error',
      }),
    );
  };
  return {
    failure,
    tell,
    tellOf: (error: ApiError, otherwise: string) => tell(failureText(error, otherwise)),
    forget: () => setFailure(undefined),
    /** What was tried has succeeded, and nothing else tells so. */
    withdraw: () => dispatch(notificationClosed(id)),
  };
}
