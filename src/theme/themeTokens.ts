/** The interface's own colour roles beside Material's palette; README.md says which is for what. */
export interface ThemeTokens {
  surface: { muted: string; hover: string; selected: string };
  navbar: {
    background: string;
    text: string;
    mutedText: string;
    accent: string;
    hover: string;
    border: string;
    focus: string;
  };
  sidebar: {
    background: string;
    text: string;
    mutedText: string;
    hover: string;
    selected: string;
    selectedText: string;
    border: string;
  };
  link: { main: string; hover: string };
  focus: { ring: string };
  control: { border: string };
}
