// Must be the first import, as in main.
import '../securityBootstrap';
import '../pageStyles';
import { createRoot } from 'react-dom/client';
import { blockInput } from './frame/blockInput';
import { maskPictures } from './frame/maskPictures';
import { createFrameSession } from './frame/createFrameSession';
import { readConsoleMessage, type FrameMessage } from './replayMessages';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element to render into.');

/** The console's origin: the frame has the same URL origin, though its own origin is opaque. */
const consoleOrigin = new URL(globalThis.location.href).origin;
const tell = (message: FrameMessage) => globalThis.parent.postMessage(message, consoleOrigin);

blockInput();
maskPictures();
const session = createFrameSession(createRoot(root), tell);
globalThis.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== globalThis.parent || origin !== consoleOrigin) return;
  const message = readConsoleMessage(data);
  if (message) void session(message);
});
tell({ kind: 'ready' });
