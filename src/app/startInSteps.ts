import { watchPrintedFocus } from './watchPrintedFocus';
import { yieldToMain } from './yieldToMain';

/**
 * The bundle is one file but is evaluated in several tasks: on a slow phone a single task would block the main thread for
 * half a second.
 */
export async function startInSteps(root: Element): Promise<void> {
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const { startApp } = await import(/* webpackMode: "eager" */ './startApp');
  await yieldToMain();
  await startApp(createRoot(root), watchPrintedFocus(root));
}
