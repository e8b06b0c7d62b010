import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which a half-typed value is an error. */
const pause = 1500;

/** The chart in which a member is typing, until the field is left or a pause: a half-typed value is no error yet. */
export function useTypingChart() {
  const [chart, setChart] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: number | undefined) => {
    clearTimeout(timer.current);
    if (next !== undefined) timer.current = setTimeout(() => setChart(undefined), pause);
    setChart(next);
  };
  return { typingChart: chart, startTyping: change, stopTyping: () => change(undefined) };
}
