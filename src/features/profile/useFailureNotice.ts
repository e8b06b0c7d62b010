import { useState } from 'react';
import type { ApiError } from '../../api/errors/apiError';
import { useFailureText } from '../../components/feedback/useFailureText';
import type { MessageKey } from '../../state/notification';
import { notificationClosed, notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';

interface NoticeKeys {
  /** The notification's id: the success notification has the same id and replaces the error. */
  id: string;
  titleKey?: MessageKey;
  messageKey: MessageKey;
}

/** The error of a profile form: a banner above the form, and a toast in case the banner is scrolled out of view. */
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
    /** Closes the notification after a success that has no notification of its own. */
    withdraw: () => dispatch(notificationClosed(id)),
  };
}
