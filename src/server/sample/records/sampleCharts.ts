import { slugOf } from '../../../contract/articleAdministration';
import type { Better } from '../../../contract/records/catalogue';
import type { SampleChart, SampleColumn, SampleFormat, SampleNames } from './sampleGame';

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
  name: SampleNames | string,
  format: SampleFormat,
  players: number,
  [best, worst]: [number, number],
): SampleChart {
  const names = typeof name === 'string' ? { en: name } : name;
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
