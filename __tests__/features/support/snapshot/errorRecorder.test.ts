import { ErrorBoundary } from '../../../../src/components/feedback/ErrorBoundary';
import { isErrorList } from '../../../../src/contract/snapshot/diagnosticsChecks';
import { createErrorRecorder } from '../../../../src/features/support/snapshot/errorRecorder';

const failing = (message: string, stack = '') => Object.assign(new TypeError(message), { stack });
const readAll = (recorder: ReturnType<typeof createErrorRecorder>) =>
  recorder.read(performance.now());

test('records uncaught errors, rejections and boundary errors until it is stopped', () => {
  const recorder = createErrorRecorder();
  const stop = recorder.start();
  const tell = () => {
    const error = failing('Failed to fetch');
    globalThis.dispatchEvent(new ErrorEvent('error', { error }));
    const reason = failing('Failed to load');
    globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    const detail = failing('Cannot read properties of null');
    ErrorBoundary.prototype.componentDidCatch?.(detail, {});
  };
  // Jest reports an error without a listener as its own.
  const listener = () => undefined;
  globalThis.addEventListener('error', listener);
  tell();
  stop();
  tell();
  globalThis.removeEventListener('error', listener);
  expect(readAll(recorder).map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'TypeError: Failed to fetch',
    'TypeError: Failed to load',
    'TypeError: Cannot read properties of null',
  ]);
});

test('keeps only positions in own scripts, without function names and URLs', () => {
  const recorder = createErrorRecorder();
  const { origin } = globalThis.location;
  recorder.keep(
    failing(
      'load',
      `TypeError: load\n at ada (${origin}/assets/7.a1.js?token=x:1:2300)\n at https://tracker.example/t.js:1:1`,
    ),
  );
  expect(readAll(recorder)[0]?.frames).toEqual(['/assets/7.a1.js:1:2300']);
});

test('counts repeated errors and keeps the last twenty', () => {
  const recorder = createErrorRecorder();
  for (let index = 0; index < 30; index += 1) recorder.keep(failing(`error ${index}`));
  recorder.keep(failing('error 29'));
  const errors = readAll(recorder);
  expect(errors).toHaveLength(20);
  expect(errors.at(-1)).toMatchObject({ message: 'error 29', count: 2 });
});

test('produces a valid list, whatever is thrown', () => {
  const recorder = createErrorRecorder();
  const odd = ['text', null, undefined, 7, {}, { name: '__proto__', message: '😀'.repeat(400) }];
  for (const thrown of odd) recorder.keep(thrown);
  recorder.keep(failing(`secret ada@records.example\n${'x y '.repeat(500)}`));
  const errors = readAll(recorder);
  expect(isErrorList(errors)).toBe(true);
  expect(JSON.stringify(errors)).not.toContain('ada');
});
