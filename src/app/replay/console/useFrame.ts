import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFrameMessage, type ConsoleMessage, type FrameMessage } from '../replayMessages';

export type Shown = { step: number; hash: string; failed: boolean };

/** Messages to the frame: sends the file once the frame is ready, then each requested step. */
export function useFrame(text: string, step: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState<Shown>();

  // The sandboxed frame has an opaque origin, so the target origin must be `*`; no other document can be in its window.
  const tell = useCallback((message: ConsoleMessage) => {
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);
  const onMessage = useEffectEvent((message: FrameMessage) => {
    if (message.kind === 'ready') {
      tell({ kind: 'open', text });
      setReady(true);
    } else if (message.kind === 'failed') setShown({ step: message.step, hash: '', failed: true });
    else setShown({ step: message.step, hash: message.hash, failed: false });
  });
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const message = readFrameMessage(data);
      if (message) onMessage(message);
    };
    globalThis.addEventListener('message', listen);
    return () => globalThis.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready) tell({ kind: 'show', step });
  }, [ready, step, tell]);
  return { frame, shown };
}
