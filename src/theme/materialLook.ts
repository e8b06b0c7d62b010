import { browserTheme } from './browserTheme';
import { overrides } from './components/overrides';

/** Gives the browser's theme the looks of Material's components. The first screen has none, so they come with the first that has. */
export function dressMaterial(): void {
  Object.assign(browserTheme.components ?? {}, overrides);
}
