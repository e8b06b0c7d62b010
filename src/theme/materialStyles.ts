import { browserTheme } from './browserTheme';
import { overrides } from './components/overrides';
import { materialSheet } from './materialSheet';

let dressed = false;

/**
 * Adds the styles of Material UI components to the browser's theme. The first screen has none, so they are loaded with the
 * first such component.
 */
export function applyMaterialStyles(): void {
  if (dressed) return;
  dressed = true;
  Object.assign(browserTheme.components ?? {}, overrides);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(materialSheet);
  document.adoptedStyleSheets.push(sheet);
}
