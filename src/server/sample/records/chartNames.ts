import { Type } from '@sinclair/typebox';
import { checkSample, closed } from '../checkSample';
import names from '../data/names.json';
import type { SampleFormat } from './sampleFormats';
import { SampleNames } from './sampleNames';

const table = Type.Record(Type.String(), SampleNames);
checkSample(
  Type.Object({ groups: table, charts: table, columns: table, stages: SampleNames }, closed),
  names,
  'names.json',
);

export const { groups: groupNames, charts: chartNames } = names;

/** What the columns of charts with several are called. */
export const columnNames: Record<SampleFormat, SampleNames> = names.columns;

export function stageName(number: number): SampleNames {
  const [world, stage] = [Math.ceil(number / 4), ((number - 1) % 4) + 1];
  const label = (text: string) => text.replace('{label}', `${String(world)}-${String(stage)}`);
  const { stages } = names;
  return {
    en: label(stages.en),
    fr: label(stages.fr),
    it: label(stages.it),
    es: label(stages.es),
    ja: label(stages.ja),
    'pt-br': label(stages['pt-br']),
    'zh-cn': label(stages['zh-cn']),
  };
}
