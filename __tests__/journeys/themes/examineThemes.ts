import type { CheckResult } from 'axe-core';

/**
 * The functions of this file run in the page: each is sent there as text, so it uses nothing from outside itself.
 */

/** What axe's rule `color-contrast` says of the text of an element. */
export interface AxeContrast {
  outcome: 'passes' | 'violations' | 'incomplete';
  /** As `#rrggbb`; unknown if axe could not compute a colour. */
  fgColor?: string;
  bgColor?: string;
  /** Rounded down to hundredths. */
  contrastRatio?: number;
  /** Why a result is incomplete, or what is special about it. */
  messageKey?: string | null;
}

/** The results of axe in some themes, with the elements they are about. */
export interface Examined {
  /** The elements whose text axe looked at. */
  texts: Element[];
  /** For each text the elements that paint behind it, from top to bottom; empty if axe cannot tell. */
  stacks: Element[][];
  /** The elements whose size axe looked at. */
  targets: Element[];
  /** By theme, for each text; undefined if axe did not look at the text in this theme. */
  contrasts: Record<string, (AxeContrast | undefined)[]>;
  /** Descriptions of the violations of both rules. */
  violations: string[];
}

/** Runs axe's rules `color-contrast` and `target-size` in each of the given themes, but not on what selectors exclude. */
export async function examineThemes({
  keys,
  exclude,
}: {
  keys: readonly string[];
  exclude: string[];
}): Promise<Examined> {
  type Commons = { color: { getBackgroundStack: (element: Element) => Element[] | null } };
  const { color } = window.axe.commons as unknown as Commons;
  const texts = new Map<Element, Element[]>();
  const targets = new Set<Element>();
  const found: Record<string, Map<Element, AxeContrast>> = {};
  const violations: string[] = [];
  const outcomes = ['passes', 'violations', 'incomplete'] as const;

  const describe = (key: string, id: string, html: string, checks: CheckResult[]) =>
    [key, id, html, ...checks.map(({ message }) => message)].join(': ');

  const addStacks = () => {
    const unknown = [...texts].filter(([, stack]) => stack.length === 0);
    if (unknown.length === 0) return;
    window.axe.setup(document.documentElement);
    for (const [text] of unknown) texts.set(text, color.getBackgroundStack(text) ?? []);
    window.axe.teardown();
  };

  for (const key of keys) {
    document.documentElement.dataset.theme = key;
    const contrasts = new Map<Element, AxeContrast>();
    const results = await window.axe.run(
      { exclude },
      {
        runOnly: ['color-contrast', 'target-size'],
        elementRef: true,
        selectors: false,
      },
    );
    for (const outcome of outcomes) {
      for (const { id, nodes } of results[outcome]) {
        for (const { element, html, any } of nodes) {
          if (outcome === 'violations') violations.push(describe(key, id, html, any));
          if (!element) throw new Error(`axe did not tell the element of ${html}.`);
          if (id === 'target-size') targets.add(element);
          else contrasts.set(element, { outcome, ...(any[0]?.data as object) });
        }
      }
    }
    for (const text of contrasts.keys()) if (!texts.has(text)) texts.set(text, []);
    addStacks();
    found[key] = contrasts;
  }
  return {
    texts: [...texts.keys()],
    stacks: [...texts.values()],
    targets: [...targets],
    contrasts: Object.fromEntries(
      Object.entries(found).map(([key, of]) => [
        key,
        [...texts.keys()].map((text) => of.get(text)),
      ]),
    ),
    violations,
  };
}
