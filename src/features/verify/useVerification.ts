import { useEffect, useRef, useState } from 'react';
import { asApiError, type ApiError } from '../../api/errors/apiError';
import { useAppDispatch } from '../../store/hooks';
import { verifyChart, type Verdict } from './verifyChart';

export type VerificationState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; total: number; waits: boolean }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ApiError }
  | { kind: 'done'; chartId: number; verdict: Verdict };

/** Runs one check at a time; leaving the page cancels it. */
export function useVerification() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<VerificationState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (chartId: number) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: VerificationState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'running', done: 0, total: 0, waits: false });
    const onProgress = (done: number, total: number) =>
      show({ kind: 'running', done, total, waits: false });
    const onWait = () => {
      if (!signal.aborted)
        setState((now) => (now.kind === 'running' ? { ...now, waits: true } : now));
    };
    try {
      const verdict = await verifyChart({ chartId, dispatch, signal, onProgress, onWait });
      show({ kind: 'done', chartId, verdict });
    } catch (error) {
      const failure = asApiError(error);
      if (failure) show({ kind: 'failed', failure });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'cancelled' });
  };

  return { state, start, cancel };
}
