import { converter } from 'culori';
import { mix, withOpacity } from './colour/contrast';
import { derived, type Rule } from './derivedVariables';

const prefix = '--mui-palette-';
const toRgb = converter('rgb');

/** Whether two colours are equal up to rounding of a channel. */
function alike(first: string, second: string): boolean {
  const [one, two] = [toRgb(first), toRgb(second)];
  if (!one || !two || Math.abs((one.alpha ?? 1) - (two.alpha ?? 1)) > 0.01) return false;
  return (['r', 'g', 'b'] as const).every((part) => Math.abs(one[part] - two[part]) < 1.5 / 255);
}

const written = (name: string) => (name.startsWith('#') ? name : `var(${prefix}${name})`);

function formula([base, over, share = 0]: Rule): string {
  if (over === undefined) return written(base);
  const top = over === 'transparent' ? '#0000' : written(over);
  return `color-mix(in srgb,${written(base)},${top} ${share}%)`;
}

/** Replaces variables with formulas that give the same colour. */
export function deriveVariables(variables: Record<string, string>): Record<string, string> {
  const colour = (name: string) => (name.startsWith('#') ? name : (variables[prefix + name] ?? ''));
  const evaluate = ([base, over, share = 0]: Rule) => {
    if (over === undefined) return colour(base);
    if (over === 'transparent') return withOpacity(colour(base), 1 - share / 100);
    return mix(colour(base), colour(over), share / 100);
  };
  const entries = Object.entries(variables).map(([name, value]): [string, string] => {
    const rules = derived[name.slice(prefix.length)] ?? [];
    const rule = rules.find((candidate) => alike(evaluate(candidate), value));
    return [name, rule ? formula(rule) : value];
  });
  return Object.fromEntries(entries);
}
