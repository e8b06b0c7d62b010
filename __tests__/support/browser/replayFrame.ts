import {
  openSnapshot,
  hashOfStep,
  type OpenedSnapshot,
} from '../../../src/app/replay/openSnapshot';
import { readConsoleMessage, type FrameMessage } from '../../../src/app/replay/replayMessages';
import { replayStates, stateHash } from '../../../src/features/support/snapshot/replayState';
import { modeSwitched } from '../../../src/state/themeSlice';
import { routeChanged, sidebarToggled } from '../../../src/state/uiSlice';
import { makeSnapshot } from '../snapshots';

const actions = [
  routeChanged({ path: '/en/faq', query: '', hash: '' }),
  modeSwitched('dark'),
  sidebarToggled(),
  routeChanged({ path: '/en/rules', query: '', hash: '' }),
];

/** Four steps in a hundred seconds, leading to the file's final state. */
export function recordedSnapshot(): string {
  const final: unknown = JSON.parse(JSON.stringify(replayStates({}, actions).at(-1)));
  const finalStateHash = stateHash(final);
  return makeSnapshot({
    actions,
    meta: { finalStateHash, times: [500, 30_500, 60_500, 100_500] },
  });
}

/**
 * Responds to the console like the sandboxed frame, without rendering: jsdom loads no frames. Returns a function to
 * stop.
 */
export function fakeReplayFrame(): () => undefined {
  let opened: OpenedSnapshot | undefined;
  const tell = (source: Window, data: FrameMessage) =>
    globalThis.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
  const attend = (frame: Window) => {
    frame.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readConsoleMessage(data);
      if (message?.kind === 'open') ({ opened } = openSnapshot(message.text));
      else if (message && opened) {
        tell(frame, {
          kind: 'shown',
          step: message.step,
          hash: hashOfStep(opened, message.step),
        });
      }
    });
    tell(frame, { kind: 'ready' });
  };
  const known = new WeakSet<Window>();
  const watch = new MutationObserver(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    if (!frame || known.has(frame)) return;
    known.add(frame);
    attend(frame);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    return undefined;
  };
}
