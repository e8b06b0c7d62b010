import { useCallback } from 'react';
import { asApiError, unknownError, type ApiError } from './errors/apiError';
import { secretArg, type SecretArg } from './secretArgs';

type Pending<Result> = { unwrap: () => Promise<Result> };
/** The return value of the mutation's hook. */
type Mutation<Content, Result> = readonly [
  (name: SecretArg<Content>) => Pending<Result>,
  { isLoading: boolean },
];

export type CommandOutcome<Result> = { data: Result } | { error: ApiError };

/**
 * Wraps the hook of a mutation with a secret argument: pass the content, await the outcome. It never throws; the outcome may
 * be ignored after the component has unmounted.
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
        return { error: asApiError(error) ?? unknownError };
      }
    },
    [start],
  );
  return [send, isLoading] as const;
}
