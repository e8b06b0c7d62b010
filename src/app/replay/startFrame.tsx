// First of all imports, as in the site's own start.
import '../securityBootstrap';
import '../../theme/fonts.css';
import '../../theme/adaptations.css';
import { createRoot } from 'react-dom/client';
import { applyMaterialStyles } from '../../theme/materialStyles';
import { blockInput } from './frame/blockInput';
import { maskPictures } from './frame/maskPictures';
import { createFrameSession } from './frame/createFrameSession';
import { readConsoleMessage, type FrameMessage } from './replayMessages';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element to render into.');

/** Of the console: the frame's own address is the site's too, though it has no origin. */
const consoleOrigin = new URL(globalThis.location.href).origin;
const tell = (message: FrameMessage) => globalThis.parent.postMessage(message, consoleOrigin);

applyMaterialStyles();
blockInput();
maskPictures();
const session = createFrameSession(createRoot(root), tell);
globalThis.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== globalThis.parent || origin !== consoleOrigin) return;
  const message = readConsoleMessage(data);
  if (message) void session(message);
});
tell({ kind: 'ready' });
