import { useCallback } from 'react';
import { asApiError, type ApiError } from './apiError';
import { secretArg, type SecretArg } from './secretArgs';

type Pending<Result> = { unwrap: () => Promise<Result> };
/** What the hook of such a mutation gives. */
type Mutation<Content, Result> = readonly [
  (name: SecretArg<Content>) => Pending<Result>,
  { isLoading: boolean },
];

export type CommandOutcome<Result> = { data: Result } | { error: ApiError };

/**
 * A mutation whose argument is sealed, as a screen uses it: give the content, await what became of it. It never throws,
 * and after the screen has gone its outcome is nobody's.
 */
export function useSecretMutation<Content, Result>([start, { isLoading }]: Mutation<
  Content,
  Result
>) {
  const send = useCallback(
    async (content: Content): Promise<CommandOutcome<Result>> => {
      try {
        return { data: await start(secretArg(content)).unwrap() };
      } catch (error) {
        return {
          error: asApiError(error) ?? { kind: 'unknown', messageKey: 'errors:unknown' },
        };
      }
    },
    [start],
  );
  return [send, isLoading] as const;
}
