// Must be the first import: it installs the security policy that the other modules need while they load.
import './securityBootstrap';
import './pageStyles';
import { importWithRetry } from '../components/lazy/importWithRetry';
import { firstPaint } from './firstPaint';

/** The bundle is preloaded from the document's head; the document's own content is painted before it is evaluated. */
async function start(root: Element): Promise<void> {
  await firstPaint();
  const { startInSteps } = await importWithRetry(
    () => import(/* webpackChunkName: "program" */ './startInSteps'),
  );
  await startInSteps(root);
}

const root = document.getElementById('root');
// reloadOnMissingFiles handles a failed start and removes the root when an earlier one has failed.
if (root) void start(root);
