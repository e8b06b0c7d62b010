import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a half-typed value is an error. */
const pause = 1500;

/** The chart in which a member is typing, until the field is left or a pause: a half-typed value is no error yet. */
export function useTypingChart(texts: unknown) {
  const [chart, setChart] = useState<number>();
  useEffect(() => {
    if (chart === undefined) return undefined;
    const timer = globalThis.setTimeout(() => setChart(undefined), pause);
    return () => globalThis.clearTimeout(timer);
  }, [chart, texts]);
  return { typingChart: chart, startTyping: setChart, stopTyping: () => setChart(undefined) };
}
