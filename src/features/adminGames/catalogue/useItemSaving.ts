import { useState } from 'react';
import { asApiError } from '../../../api/errors/apiError';
import { useFailureText } from '../../../components/feedback/useFailureText';

type Sent = PromiseLike<{ data?: { id: number } | undefined; error?: unknown }>;

/** Saves a series, platform or format from its dialog, and keeps what the server says about its fields. */
export function useItemSaving(otherwise: string, onSaved: (id: number) => void) {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = async (sent: Sent) => {
    setFailure(undefined);
    setErrors({});
    const { data, error } = await sent;
    if (data) return onSaved(data.id);
    const problem = asApiError(error);
    if (!problem) return undefined;
    const found = problem.kind === 'http' ? problem.violations : [];
    // What is said at the fields is not repeated above them.
    if (found.length === 0) setFailure(failureText(problem, otherwise));
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    return undefined;
  };
  return { failure, errors, save };
}
