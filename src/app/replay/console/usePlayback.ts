import { useEffect, useState } from 'react';
import type { OpenedSnapshot } from '../openSnapshot';

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

/** Maximum milliseconds between two steps: long idle times are skipped. */
const longestPause = 2000;
/** Minimum milliseconds between two steps, so that simultaneous steps can be followed. */
const shortestPause = 60;

/** The current step, and playback from it. */
export function usePlayback({ meta, states }: OpenedSnapshot) {
  const last = states.length - 1;
  const [step, setStep] = useState(last);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const running = playing && step < last;

  const between = step === 0 ? 0 : (meta.times[step] ?? 0) - (meta.times[step - 1] ?? 0);
  const pause = Math.max(shortestPause, Math.min(between, longestPause) / speed);
  useEffect(() => {
    if (!running) return undefined;
    const timer = globalThis.setTimeout(() => setStep(step + 1), pause);
    return () => globalThis.clearTimeout(timer);
  }, [running, step, pause]);

  return {
    step,
    last,
    playing: running,
    speed,
    setSpeed,
    go: (wanted: number) => {
      setPlaying(false);
      setStep(Math.min(Math.max(wanted, 0), last));
    },
    toggle: () => {
      if (!running && step === last) setStep(0);
      setPlaying(!running);
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
