import { browserTheme } from './browserTheme';
import { overrides } from './components/overrides';
import { materialSheet } from './materialSheet';

let dressed = false;

/** Gives the browser's theme the looks of Material's components. The first screen has none, so they come with the first that has. */
export function applyMaterialStyles(): void {
  if (dressed) return;
  dressed = true;
  Object.assign(browserTheme.components ?? {}, overrides);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(materialSheet);
  document.adoptedStyleSheets.push(sheet);
}
