/** Our colour roles in addition to Material UI's palette; see README.md for their use. */
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
