import { Type, type Static } from '@sinclair/typebox';
import { slugOf } from '../../../contract/articleAdministration';
import type { Better } from '../../../contract/records/catalogue';
import type { SampleFormat } from './sampleFormats';
import type { SampleChart, SampleColumn } from './sampleGame';
import type { SampleNames } from './sampleNames';

const lowerIsBetter: readonly SampleFormat[] = ['hundredths', 'milliseconds', 'seconds'];

export function column(format: SampleFormat, better?: Better): SampleColumn {
  return { format, better: better ?? (lowerIsBetter.includes(format) ? 'lower' : 'higher') };
}

const steps: Record<SampleFormat, number> = {
  points: 10,
  hundredths: 10,
  milliseconds: 1,
  seconds: 1000,
  distance: 1,
  count: 1,
  percentage: 1,
  weight: 100,
  money: 1,
};

/** A chart whose places run from `best` to `worst`, which also tell whether lower is better. */
export function chart(
  names: SampleNames,
  format: SampleFormat,
  players: number,
  [best, worst]: [number, number],
): SampleChart {
  return {
    slug: slugOf(names.en),
    names,
    columns: [column(format, best < worst ? 'lower' : 'higher')],
    players,
    best,
    worst,
    step: steps[format],
  };
}

/** Minutes, seconds and a fraction in milliseconds. */
export function minutes(whole: number, seconds: number): number {
  return Math.round((whole * 60 + seconds) * 1000);
}

/** A number, or a time as minutes and seconds. */
export const Amount = Type.Union([
  Type.Integer(),
  Type.String({ pattern: String.raw`^\d+:[0-5]\d(\.\d+)?$` }),
]);

export function amountOf(amount: Static<typeof Amount>): number {
  if (typeof amount === 'number') return amount;
  const [whole = 0, seconds = 0] = amount.split(':').map(Number);
  return minutes(whole, seconds);
}
