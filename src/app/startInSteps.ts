import { watchPrintedFocus } from './watchPrintedFocus';
import { watchPrintedFolds } from './watchPrintedFolds';
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
  const restored = [watchPrintedFolds(root), watchPrintedFocus(root)];
  await startApp(createRoot(root), () => {
    for (const restore of restored) restore();
  });
}
