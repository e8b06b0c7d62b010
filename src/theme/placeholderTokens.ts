import type { ThemeTokens } from './themeTokens';

/**
 * Placeholder values that give the browser's theme object the names of our tokens. The values come from the themes' style
 * sheet, so the generator and the definitions are not part of the first bundle.
 */
const ink = '#222222';
const paper = '#ffffff';
const line = '#767676';

export const placeholderTokens: ThemeTokens = {
  surface: { muted: paper, hover: paper, selected: paper },
  navbar: {
    background: paper,
    text: ink,
    mutedText: ink,
    accent: ink,
    hover: paper,
    border: line,
    focus: ink,
  },
  sidebar: {
    background: paper,
    text: ink,
    mutedText: ink,
    hover: paper,
    selected: paper,
    selectedText: ink,
    border: line,
  },
  link: { main: ink, hover: ink },
  focus: { ring: ink },
  control: { border: line },
};
