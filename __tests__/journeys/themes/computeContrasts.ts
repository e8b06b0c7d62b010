import { converter, formatHex, type Rgb } from 'culori';
import { contrast, readable, visible } from '../../../src/theme/colour/contrast';
import type { Looks, TextStyle } from './readThemes';

/** The contrast of a text with what is painted behind it. */
export interface TextContrast {
  fgColor: string;
  bgColor: string;
  /** Rounded down to hundredths, as axe does. */
  ratio: number;
  enough: boolean;
}

interface Layer {
  color: Required<Rgb>;
  /** The translucent elements it is in, from the outermost. */
  groups: readonly number[];
}

const toRgb = converter('rgb');
const parsed = new Map<string, Required<Rgb>>();

/** A computed colour: `rgb()`, `rgba()` or `color(srgb …)`. */
function parseColor(text: string): Required<Rgb> {
  const known = parsed.get(text);
  if (known) return known;
  const rgb = toRgb(text);
  if (!rgb) throw new TypeError(`Not a colour: ${text}`);
  const color = { ...rgb, alpha: rgb.alpha ?? 1 };
  parsed.set(text, color);
  return color;
}

const clear: Required<Rgb> = { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };
const white = parseColor('#ffffff');

/**
 * `top` over `below`: simple alpha compositing, https://www.w3.org/TR/compositing-1/#simplealphacompositing. Channels are
 * rounded to 1/255, as on the screen and in axe.
 */
function over(top: Required<Rgb>, below: Required<Rgb>): Required<Rgb> {
  const alpha = top.alpha + below.alpha * (1 - top.alpha);
  if (alpha === 0) return clear;
  const channel = (a: number, b: number) =>
    Math.round((255 * (a * top.alpha + b * below.alpha * (1 - top.alpha))) / alpha) / 255;
  return {
    mode: 'rgb',
    r: channel(top.r, below.r),
    g: channel(top.g, below.g),
    b: channel(top.b, below.b),
    alpha,
  };
}

/**
 * Paints layers from bottom to top. Those of a translucent element are painted together and then as one. Axe is less exact
 * where one translucent element is inside another.
 */
function flatten(layers: readonly Layer[], opacities: readonly number[], depth = 0): Required<Rgb> {
  let result = clear;
  for (let start = 0; start < layers.length;) {
    const group = layers[start]?.groups[depth];
    let end = start + 1;
    if (group === undefined) {
      result = over(layers[start]?.color ?? clear, result);
    } else {
      while (layers[end]?.groups[depth] === group) end += 1;
      const color = flatten(layers.slice(start, end), opacities, depth + 1);
      result = over({ ...color, alpha: color.alpha * (opacities[group] ?? 1) }, result);
    }
    start = end;
  }
  return result;
}

/**
 * The contrast a text needs: 4.5:1, or 3:1 if it is large, which is at least 18 pt, or 14 pt and bold
 * (https://www.w3.org/TR/WCAG22/#contrast-minimum).
 */
function neededRatio({ fontSize, fontWeight }: TextStyle): number {
  const points = Math.ceil(fontSize * 72) / 96;
  return points >= (fontWeight >= 700 ? 14 : 18) ? visible : readable;
}

/**
 * The contrast of each text in a theme: (L1 + 0.05) / (L2 + 0.05) with the relative luminances of the lighter and the
 * darker colour (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Undefined for a text that the theme hides, that has a
 * picture behind it, or of which axe cannot tell what is behind it.
 */
export function computeContrasts(looks: Looks, key: string): (TextContrast | undefined)[] {
  const theme = looks.themes[key];
  if (!theme) throw new Error(`${key} was not read.`);
  const opacities = theme.paints.map(({ opacity }) => opacity);
  const groupsOf = (place: number): number[] => {
    const outer = (looks.parents[place] ?? -1) < 0 ? [] : groupsOf(looks.parents[place] ?? 0);
    return opacities[place] === 1 ? outer : [...outer, place];
  };
  const compute = (stack: readonly number[], text: number, style: TextStyle) => {
    const layers: Layer[] = [];
    for (const place of stack) {
      const paint = theme.paints[place];
      if (!paint || paint.picture) return undefined;
      const layer = { color: parseColor(paint.backgroundColor), groups: groupsOf(place) };
      if (layer.color.alpha > 0) layers.unshift(layer);
      if (layer.color.alpha === 1 && layer.groups.length === 0) break;
    }
    const letters = { color: parseColor(style.color), groups: groupsOf(text) };
    const bgColor = formatHex(over(flatten(layers, opacities), white));
    const fgColor = formatHex(over(flatten([...layers, letters], opacities), white));
    const exact = contrast(fgColor, bgColor);
    const enough = exact > neededRatio(style);
    return { fgColor, bgColor, ratio: Math.floor(exact * 100) / 100, enough };
  };
  return looks.stacks.map((stack, index) => {
    const [text, style] = [looks.texts[index], theme.texts[index]];
    return text === undefined || !style?.shown || stack.length === 0
      ? undefined
      : compute(stack, text, style);
  });
}
