import { contrast, ensureContrast, mix, readableOn } from '../colour/contrast';
import type { ThemeDefinition } from '../themeDefinition';
import type { ThemeTokens } from '../themeTokens';
import { guarded, readableTone, safelyReadable } from './colourRole';

type Texts = Record<'background' | 'text' | 'secondaryText' | 'primary', string>;

/** The page's text colour, or its background colour if the header has the opposite mode: the text then has the page's tint. */
function navbarText({ text, background }: Texts, navbar: string): string {
  return [text, background].find((ink) => contrast(ink, navbar) >= 8) ?? readableOn([navbar]);
}

/** A step towards the text colour, or away from it if the contrast would become too low. */
function hoveredGround(ground: string, text: string): string {
  const nearer = mix(ground, text, 0.08);
  if (contrast(nearer, text) >= safelyReadable) return nearer;
  return mix(ground, text === '#ffffff' ? '#000000' : '#ffffff', 0.08);
}

/**
 * The header's colours: its background may be dark on a light page or vice versa, so its text colours are computed
 * separately.
 */
export function createNavbar(
  { navbar: background, primary, sidebar }: ThemeDefinition,
  texts: Texts,
): ThemeTokens['navbar'] {
  const text = navbarText(texts, background);
  const hover = hoveredGround(background, text);
  const grounds = [background, hover];
  // If the side navigation uses these colours, its selected item is tinted with the accent.
  const tinted = sidebar === 'navbar' ? [{ ground: background, share: 0.16 }] : [];
  const own = contrast(texts.primary, background) >= safelyReadable + 0.5;
  const accent = readableTone(own ? texts.primary : primary, grounds, tinted);
  return {
    background,
    text: guarded(text, grounds),
    mutedText: guarded(mix(text, background, 0.25), grounds),
    accent,
    hover,
    border: mix(background, text, 0.13),
    focus: accent,
  };
}

function sidebarOfNavbar(navbar: ThemeTokens['navbar']): ThemeTokens['sidebar'] {
  const { background, text, mutedText, hover, accent, border } = navbar;
  const selected = mix(background, accent, 0.16);
  const grounds = [background, hover, selected];
  return {
    background,
    text: guarded(text, grounds),
    mutedText: guarded(mutedText, grounds),
    hover,
    selected,
    selectedText: guarded(accent, grounds),
    border,
  };
}

/** Background of the side navigation in themes where it matches the page. */
export const sidebarGround = ({ background, card }: ThemeDefinition) => mix(background, card, 0.5);

export function createSidebar(
  definition: ThemeDefinition,
  navbar: ThemeTokens['navbar'],
  texts: Texts,
): ThemeTokens['sidebar'] {
  if (definition.sidebar === 'navbar') return sidebarOfNavbar(navbar);
  const background = sidebarGround(definition);
  const hover = mix(background, texts.text, 0.06);
  const selected = mix(background, texts.primary, 0.13);
  const grounds = [background, hover, selected];
  return {
    background,
    text: ensureContrast(texts.text, grounds, 7),
    mutedText: guarded(texts.secondaryText, grounds),
    hover,
    selected,
    selectedText: guarded(texts.primary, grounds),
    border: definition.border,
  };
}
