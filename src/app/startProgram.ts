import { yieldToMain } from './yieldToMain';

/**
 * The program comes in one file, and is read in several tasks: on a slow phone a single one would keep the page from answering
 * for half a second.
 */
export async function startProgram(root: Element): Promise<void> {
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const { startApp } = await import(/* webpackMode: "eager" */ './startApp');
  await yieldToMain();
  await startApp(createRoot(root));
}
