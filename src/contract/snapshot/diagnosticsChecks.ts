import {
  diagnosticsLimits,
  failureReasons,
  requestMethods,
  type FailedRequest,
  type RecordedError,
} from './diagnostics';

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const matching =
  (pattern: RegExp, longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest && pattern.test(value);
const within =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((known) => known === value);
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const recordOf =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]));

const time = within(1e9);

export const isSnapshotEnvironment = recordOf({
  browser: matching(/^(?:[A-Z][A-Za-z]+(?: [A-Z][a-z]+)?(?: \d{1,4})?)?$/, 40),
  system: matching(/^[A-Za-z]*$/, 20),
  page: matching(/^(?:\/[^\s?#\p{Cc}\p{Cs}]*)?$/u, 200),
});

const errorList = listOf(
  recordOf({
    ago: time,
    name: matching(/^[A-Z][A-Za-z]*$/, 40),
    message: matching(/^[^\p{Cc}\p{Cs}]*$/u, diagnosticsLimits.message),
    frames: listOf(
      matching(/^\/[\w./~-]+\.js(?::\d{1,7}){0,2}$/, diagnosticsLimits.frame),
      diagnosticsLimits.frames,
    ),
    count: within(1e6),
  }),
  diagnosticsLimits.errors,
);

const requestList = listOf(
  recordOf({
    ago: time,
    method: oneOf(requestMethods),
    route: matching(/^\/[\w/{}-]+$/, 100),
    status: within(599),
    reason: oneOf(failureReasons),
    duration: time,
  }),
  diagnosticsLimits.requests,
);

export const isErrorList = (value: unknown): value is RecordedError[] => errorList(value);
export const isRequestList = (value: unknown): value is FailedRequest[] => requestList(value);
