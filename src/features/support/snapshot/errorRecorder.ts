import { ErrorBoundary } from '../../../components/feedback/ErrorBoundary';
import { diagnosticsLimits, type RecordedError } from '../../../contract/snapshot/diagnostics';
import { redactErrorMessage, redactErrorName } from '../../../store/redaction/redactErrors';

const frame = /(https?:\/\/[^\s/()@]+)(\/[\w./~-]+\.js)(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})/g;

const textOf = (value: unknown, name: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : '';
  return typeof text === 'string' ? text : '';
};

/** Stack frames in this site's scripts; frames of extensions would help to identify the visitor. */
function framesOf(stack: string): string[] {
  return [...stack.matchAll(frame)]
    .filter(([, origin]) => origin === globalThis.location.origin)
    .map(([, , path = '', line, column]) => `${path}:${line}:${column}`)
    .filter((place) => place.length <= diagnosticsLimits.frame)
    .slice(0, diagnosticsLimits.frames);
}

type Kept = Omit<RecordedError, 'ago'> & { at: number };

/** Records the last errors of the page, redacted before they are stored. */
export function createErrorRecorder() {
  let kept: Kept[] = [];

  const keep = (error: unknown, place = '') => {
    const name = redactErrorName(textOf(error, 'name'));
    const text = (textOf(error, 'messageKey') || textOf(error, 'message')).slice(0, 300);
    const message = redactErrorMessage(text).slice(0, diagnosticsLimits.message);
    const frames = framesOf(textOf(error, 'stack').slice(0, 4000) || place);
    const at = performance.now();
    const last = kept.at(-1);
    const again =
      last?.name === name && last.message === message && last.frames.join() === frames.join();
    if (again) kept = [...kept.slice(0, -1), { ...last, at, count: Math.min(last.count + 1, 1e6) }];
    else kept = [...kept, { at, name, message, frames, count: 1 }].slice(-diagnosticsLimits.errors);
  };

  const onError = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) keep({ name: 'ResourceError' }, `${target.src}:0:0`);
    else if (event instanceof ErrorEvent) {
      keep(event.error, `${event.filename}:${event.lineno}:${event.colno}`);
    }
  };

  return {
    keep,
    /** Starts listening; returns its cleanup. */
    start: (): (() => void) => {
      const listeners: [type: string, listener: (event: Event) => void][] = [
        ['error', onError],
        ['unhandledrejection', (event) => keep(Reflect.get(event, 'reason'))],
      ];
      // Set here rather than in ErrorBoundary to keep the initial bundle small.
      ErrorBoundary.prototype.componentDidCatch = (error) => keep(error);
      // Errors of scripts that fail to load do not bubble: only the capture phase sees them.
      for (const [type, listener] of listeners) globalThis.addEventListener(type, listener, true);
      return () => {
        delete ErrorBoundary.prototype.componentDidCatch;
        for (const [type, listener] of listeners) {
          globalThis.removeEventListener(type, listener, true);
        }
      };
    },
    read: (now: number): RecordedError[] =>
      kept.map(({ at, ...error }) => ({ ago: Math.max(0, Math.round(now - at)), ...error })),
  };
}

/** The page's recorder: started late, and read when a problem is reported. */
export const errorRecorder = createErrorRecorder();
