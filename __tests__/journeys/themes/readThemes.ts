import type { Examined } from './examineThemes';

/** The style of an element as far as it decides the contrast of a text. */
export interface Paint {
  backgroundColor: string;
  /** Whether it paints a picture or a gradient, against which no ratio can be computed. */
  picture: boolean;
  opacity: number;
}

export interface TextStyle {
  /** False if the theme hides the text. */
  shown: boolean;
  color: string;
  fontSize: number;
  fontWeight: number;
}

/** Left, top, width and height. */
export type Rectangle = readonly [number, number, number, number];

/** What the page looks like in a theme. */
export interface ThemeLook {
  paints: Paint[];
  texts: TextStyle[];
  /** For each pointer target the rectangles of its lines; none if it is not rendered. */
  targets: Rectangle[][];
  /** Which elements are visible. */
  visible: string;
}

export interface Looks {
  /** For each element in `paints` the place of its parent, or -1. */
  parents: number[];
  /** For each text its place in `paints`. */
  texts: number[];
  /** For each text the places of what paints behind it, from top to bottom; always down to the root element. */
  stacks: number[][];
  /** For each pointer target whether axe looked at it; the others are its neighbours. */
  examined: boolean[];
  /** A description of each text. */
  html: string[];
  themes: Record<string, ThemeLook>;
}

/** Reads the styles and rectangles on which contrast and target size depend, in each of the given themes. */
export function readThemes({
  examined,
  keys,
}: {
  examined: Pick<Examined, 'texts' | 'stacks' | 'targets'>;
  keys: readonly string[];
}): string {
  const gone = examined.texts.find((text) => !text.isConnected);
  if (gone) throw new Error(`It has gone since axe looked at it: ${gone.outerHTML}`);
  const places = new Map<Element, number>();
  const parents: number[] = [];
  const place = (element: Element): number => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement ? place(element.parentElement) : -1;
    places.set(element, parents.length);
    return parents.push(parent) - 1;
  };
  const page = [document.body, document.documentElement];
  const stacks = examined.stacks.map((stack) =>
    stack.length === 0 ? [] : [...new Set([...stack, ...page])].map(place),
  );
  const texts = examined.texts.map(place);
  const focusable =
    'a[href], button, input, select, textarea, summary, [tabindex][role], [contenteditable="true"]';
  const targets = [...new Set([...examined.targets, ...document.querySelectorAll(focusable)])];
  const pictures = /^(img|canvas|object|iframe|video|svg)$/i;
  const all = [...document.querySelectorAll('body *')];
  const everywhere = { visibilityProperty: true, opacityProperty: true };

  const paint = (element: Element): Paint => {
    const style = getComputedStyle(element);
    return {
      backgroundColor: style.backgroundColor,
      picture: style.backgroundImage !== 'none' || pictures.test(element.nodeName),
      opacity: Number(style.opacity),
    };
  };
  const textStyle = (element: Element): TextStyle => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const shown = element.checkVisibility({ visibilityProperty: true });
    return { shown, color, fontSize: parseFloat(fontSize), fontWeight: Number(fontWeight) };
  };
  const rectangles = (element: Element): Rectangle[] =>
    [...element.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, width, height }) => [left, top, width, height] as const);

  const themes: Record<string, ThemeLook> = {};
  for (const key of keys) {
    document.documentElement.dataset.theme = key;
    themes[key] = {
      paints: [...places.keys()].map(paint),
      texts: examined.texts.map(textStyle),
      targets: targets.map(rectangles),
      visible: all.map((element) => Number(element.checkVisibility(everywhere))).join(''),
    };
  }
  const looks: Looks = {
    parents,
    texts,
    stacks,
    examined: targets.map((target) => examined.targets.includes(target)),
    html: examined.texts.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    themes,
  };
  // A text: Playwright copies each value of an object on its own.
  return JSON.stringify(looks);
}
