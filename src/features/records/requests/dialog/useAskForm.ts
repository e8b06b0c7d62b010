import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/errors/apiError';
import { useAskForProofMutation } from '../../../../api/requestsApi';
import { useSecretMutation } from '../../../../api/useSecretMutation';
import { useFailureText } from '../../../../components/feedback/useFailureText';
import {
  forgetRequestDraft,
  keepRequestDraft,
  newRequestDraft,
  readRequestDraft,
  type DraftPlace,
  type RequestDraft,
} from './requestDraft';

interface AskErrors {
  grounds?: string;
  message?: string;
  /** Of no field. */
  other?: string;
}

/** The form of a request: checks, sends, and puts what was refused at its field. What is entered survives closing and reloading. */
export function useAskForm(place: DraftPlace, onSent: () => void) {
  const { t } = useTranslation('requests');
  const failureText = useFailureText();
  const [ask, sending] = useSecretMutation(useAskForProofMutation());
  const [draft, setDraft] = useState(() => readRequestDraft(place));
  const [errors, setErrors] = useState<AskErrors>({});
  const firstGrounds = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);

  const show = (found: AskErrors) => {
    setErrors(found);
    if (found.grounds !== undefined) firstGrounds.current?.focus();
    else if (found.message !== undefined) messageField.current?.focus();
  };
  const ofFailure = (failure: ApiError): AskErrors => {
    const violations = failure.kind === 'http' ? failure.violations : [];
    const placed = violations.filter(({ field }) => field === 'grounds' || field === 'message');
    return placed.length > 0
      ? Object.fromEntries(placed.map(({ field, message }) => [field, message]))
      : { other: failureText(failure, t('ask.failed')) };
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    const { grounds, key } = draft;
    show(grounds === undefined ? { grounds: t('ask.missing') } : {});
    if (grounds === undefined) return;
    const message = draft.message.trim();
    const outcome = await ask({
      score: place.id,
      grounds,
      key,
      ...(message === '' ? {} : { message }),
    });
    if ('error' in outcome) return show(ofFailure(outcome.error));
    forgetRequestDraft(place);
    setDraft(newRequestDraft());
    return onSent();
  };
  return {
    draft,
    /** Another content is another request. */
    change: (changes: Partial<Omit<RequestDraft, 'key'>>) => {
      const next = { ...draft, ...changes, key: crypto.randomUUID() };
      setErrors({});
      setDraft(next);
      keepRequestDraft(place, next);
    },
    errors,
    sending,
    submit,
    firstGrounds,
    messageField,
  };
}
export type AskFormState = ReturnType<typeof useAskForm>;
