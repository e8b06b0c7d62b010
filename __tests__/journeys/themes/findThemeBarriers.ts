import type { JSHandle, Page } from 'playwright-core';
import { themeKeys, type ThemeKey } from '../../../src/contract/themeKeys';
import { injectAxe } from '../runAxe';
import { atRest } from '../visitor';
import { computeContrasts, type TextContrast } from './computeContrasts';
import { describeTargets } from './describeTargets';
import { examineThemes, type AxeContrast, type Examined } from './examineThemes';
import { readThemes, type Looks } from './readThemes';

/**
 * The themes in which axe itself runs. They differ in all that a theme decides besides colours: `light` is the default,
 * with thin edges; `doom` is dark, with square corners, the thickest edges and the heaviest headings, in capitals;
 * `animal` has the largest radius and no edges; `phantasy` is dark, with an overlay on cards, wide headings, a decorated
 * header and the header's colours in the side navigation.
 */
const sampleThemes: readonly ThemeKey[] = ['light', 'doom', 'animal', 'phantasy'];

/** What repeats is alike. */
const exclude = ['main article:nth-of-type(n + 4)', 'main tr:nth-of-type(n + 6)'];

export interface ThemeBarriers {
  /** Violations of the rules `color-contrast` and `target-size` in any theme. */
  barriers: string[];
  /** Where the computed contrast is not that of axe, in the themes in which axe ran. */
  disagreements: string[];
  /** How many contrasts were compared with axe's, and how many were computed in all themes. */
  compared: number;
  computed: number;
}

async function examine(page: Page, keys: readonly string[]): Promise<JSHandle<Examined>> {
  return page.evaluateHandle(examineThemes, { keys: [...keys], exclude });
}

const isComputed = ({ fgColor, bgColor }: AxeContrast) => Boolean(fgColor && bgColor);

/** Without a ratio of axe, ours must be missing too if a picture is the reason. */
function agrees(axe: AxeContrast, ours: TextContrast | undefined): boolean {
  if (!isComputed(axe))
    return !ours || !/^(bgGradient|bgImage|imgNode)$/.test(axe.messageKey ?? '');
  return (
    ours !== undefined &&
    ours.fgColor === axe.fgColor &&
    ours.bgColor === axe.bgColor &&
    ours.ratio === axe.contrastRatio &&
    (axe.outcome === 'incomplete' || ours.enough === (axe.outcome === 'passes'))
  );
}

/** The themes that show other elements, or have other doubtful targets, than those in which axe ran. */
function findUnlikeThemes(looks: Looks, examined: readonly string[]): string[] {
  const visible = new Set(examined.map((key) => looks.themes[key]?.visible));
  const targets = new Set(examined.map((key) => describeTargets(looks, key)));
  return themeKeys.filter((key) => {
    if (!visible.has(looks.themes[key]?.visible)) return true;
    const description = describeTargets(looks, key);
    const isNew = !targets.has(description);
    targets.add(description);
    return isNew;
  });
}

/**
 * Checks in each theme what a theme can break on a page; the rest of a page is the same in all themes. Axe runs in a few
 * themes, or in all with THEMES=all. In the others contrast is computed from the styles of the elements that axe looked
 * at, and axe runs again where the rectangles of the pointer targets differ from those it has seen.
 */
export async function findThemeBarriers(
  page: Page,
  keys: readonly ThemeKey[] = process.env.THEMES === 'all' ? themeKeys : sampleThemes,
): Promise<ThemeBarriers> {
  await injectAxe(page);
  await atRest(page);
  const examined = await examine(page, keys);
  const { contrasts, violations } = await examined.evaluate(
    ({ contrasts, violations }: Examined) => ({ contrasts, violations }),
  );
  const text = await page.evaluate(readThemes, { examined, keys: [...themeKeys] });
  const looks = JSON.parse(text) as Looks;
  const again = await examine(page, findUnlikeThemes(looks, keys));
  const report: ThemeBarriers = {
    barriers: [...violations, ...(await again.evaluate(({ violations }) => violations))],
    disagreements: [],
    compared: 0,
    computed: 0,
  };
  for (const key of themeKeys) {
    const ours = computeContrasts(looks, key);
    report.computed += ours.filter(Boolean).length;
    for (const [index, html] of looks.html.entries()) {
      const [axe, own] = [contrasts[key]?.[index], ours[index]];
      if (own && !own.enough) report.barriers.push(`${key}: color-contrast: ${html}: ${own.ratio}`);
      if (!axe) continue;
      if (isComputed(axe)) report.compared += 1;
      if (!agrees(axe, own)) report.disagreements.push(JSON.stringify([key, html, axe, own]));
    }
  }
  return report;
}
