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

/** The static shell stays; it says that nothing will come of it. */
function tellFailure(): void {
  document.querySelector('main')?.removeAttribute('aria-busy');
  document.getElementById('start-failed')?.removeAttribute('hidden');
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element to render into.');
void start(root).catch((error: unknown) => {
  tellFailure();
  throw error;
});
