import { asApiError } from '../../../api/errors/apiError';
import { failedRequestOf } from '../../../api/failedRequest';
import { isRecord } from '../../../api/wire/typeGuards';
import { pathPattern } from '../../../contract/pathPatterns';
import {
  diagnosticsLimits,
  failureReasons,
  requestMethods,
  type FailedRequest,
} from '../../../contract/snapshot/diagnostics';
import type { Recorded } from '../../../store/recorder';

const request = /^api\/execute(?:Query|Mutation)\/(pending|rejected)$/;

/** The last failed requests of a recording, derived from its actions. */
export function failedRequests(entries: readonly Recorded[], now: number): FailedRequest[] {
  const sent = new Map<unknown, number>();
  const failed: FailedRequest[] = [];
  for (const { action, at } of entries) {
    const outcome = request.exec(action.type)?.[1];
    const meta: unknown = Reflect.get(action, 'meta');
    if (outcome === undefined || !isRecord(meta)) continue;
    if (outcome === 'pending') sent.set(meta.requestId, at);
    // Skip queries that were not sent or were aborted.
    else if (meta.condition !== true && meta.aborted !== true) {
      const failure = describe(meta.arg, asApiError(Reflect.get(action, 'payload')));
      const began = sent.get(meta.requestId) ?? at;
      const ago = Math.max(0, Math.round(now - at));
      if (failure) failed.push({ ago, ...failure, duration: Math.max(0, at - began) });
    }
  }
  return failed.slice(-diagnosticsLimits.requests);
}

function describe(
  arg: unknown,
  error: ReturnType<typeof asApiError>,
): Omit<FailedRequest, 'ago' | 'duration'> | undefined {
  const sent = isRecord(arg) ? failedRequestOf(String(arg.endpointName)) : undefined;
  const method = requestMethods.find((known) => known === sent?.method);
  const route = sent && pathPattern(sent.path);
  const reason = failureReasons.find((known) => known === (error?.kind ?? 'unknown'));
  if (!method || route === undefined || !reason) return undefined;
  const status = error && 'status' in error ? Math.min(error.status, 599) : 0;
  return { method, route, status, reason };
}
