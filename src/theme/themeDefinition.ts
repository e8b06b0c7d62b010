import type { bars, edges, headings, sheets, textures, shadowKinds } from './textures';
import type { ThemeCategory, ThemeKey } from '../contract/themeKeys';

/**
 * A theme: a few seed colours, from which every colour of the interface is computed, and its character. Colours are
 * `#rrggbb`. A seed need not be readable everywhere: the generator adjusts its lightness.
 */
export interface ThemeDefinition {
  key: ThemeKey;
  category: ThemeCategory;
  mode: 'light' | 'dark';
  /** The page's background. */
  background: string;
  /** Running text. */
  text: string;
  /** Cards, menus, dialogs. */
  card: string;
  /** Quiet areas on page or card: code, quotations, table heads, the footer. */
  muted: string;
  /** The accent: buttons, links, what is selected. */
  primary: string;
  /** The secondary accent: marks, badges, the line under the header. */
  secondary: string;
  /** Dividers and the edges of cards. */
  border: string;
  /** The header's background; may be much darker than the page. */
  navbar: string;
  /** Corner radius of controls in pixels; cards use 1.5 times as much. */
  radius: number;
  /** A faint pattern on the page's background. */
  texture: keyof typeof textures;
  /** The pattern's colour, if not the primary colour: for a primary colour that looks grey on the page. */
  ink?: 'secondary';
  /** Weight of headings, 500 to 900. */
  headingWeight: number;
  /** Letter spacing and case of headings. */
  heading: keyof typeof headings;
  /** The edge of cards. */
  edge: keyof typeof edges;
  /** The shadow of cards. */
  shadow: keyof typeof shadowKinds;
  /** The header's decoration. */
  bar: keyof typeof bars;
  /** The overlay of cards. */
  sheet: keyof typeof sheets;
  /** Whether the side navigation uses the page's or the header's colours. */
  sidebar: 'page' | 'navbar';
}
