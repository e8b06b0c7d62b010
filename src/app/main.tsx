// First of all imports: it makes the page safe for what the others do while they are loaded.
import './securityBootstrap';
import '../theme/fonts.css';
import '../theme/adaptations.css';
import { importWithRetry } from '../components/importWithRetry';
import { firstPaint } from './firstPaint';

/** The program is on its way since the document's head; what the document shows already is painted before it is read. */
async function start(root: Element): Promise<void> {
  await firstPaint();
  const { startProgram } = await importWithRetry(
    () => import(/* webpackChunkName: "program" */ './startProgram'),
  );
  await startProgram(root);
}

const root = document.getElementById('root');
// A start that fails, and one that has failed before, is handled by startGuard.
if (root) void start(root);
