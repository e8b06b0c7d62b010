import type { bars, edges, headings, sheets, textures, shadowKinds } from './character';
import type { ThemeCategory, ThemeKey } from '../contract/themeKeys';

/**
 * What makes a theme: a handful of seeds, from which every colour of the interface is computed, and its character. Colours are
 * `#rrggbb`. A seed need not be readable everywhere: the generator moves its lightness until it is.
 */
export interface ThemeDefinition {
  key: ThemeKey;
  category: ThemeCategory;
  mode: 'light' | 'dark';
  /** The page behind everything. */
  background: string;
  /** Running text. */
  text: string;
  /** Cards, menus, dialogs: whatever lies on the page. */
  card: string;
  /** Quiet areas on page or card: code, quotations, table heads, the footer. */
  muted: string;
  /** The accent: buttons, links, what is selected. */
  primary: string;
  /** The second voice: marks, badges, the line under the header. */
  secondary: string;
  /** Hairlines between things, and the edges of cards. */
  border: string;
  /** The header's ground; may be far darker than the page. */
  navbar: string;
  /** Corner radius of controls in pixels; cards take one and a half of it. */
  radius: number;
  /** A faint pattern on the page's ground. */
  texture: keyof typeof textures;
  /** Which of its colours the pattern is drawn in, where it is not the accent: one that does not turn grey on the page. */
  ink?: 'secondary';
  /** Weight of headings, 500 to 900. */
  headingWeight: number;
  /** How headings are set. */
  heading: keyof typeof headings;
  /** The edge of cards. */
  edge: keyof typeof edges;
  /** What cards throw on the page. */
  shadow: keyof typeof shadowKinds;
  /** What the header carries beside its colour. */
  bar: keyof typeof bars;
  /** What cards carry beside their colour. */
  sheet: keyof typeof sheets;
  /** Whose colours the side navigation takes. */
  sidebar: 'page' | 'navbar';
}
