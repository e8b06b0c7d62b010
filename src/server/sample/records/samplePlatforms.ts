import { Type } from '@sinclair/typebox';
import { checkSample, closed, oneOf } from '../checkSample';
import platforms from '../data/platforms.json';
import { SampleNames } from './sampleNames';

const series = { slug: Type.String(), names: SampleNames };
const platform = { ...series, maker: Type.String() };
const Platforms = Type.Object(
  {
    platforms: Type.Array(Type.Object(platform, closed)),
    series: Type.Array(Type.Object(series, closed)),
  },
  closed,
);

/** What the sample games run on, in the order in which it appeared, and their series. */
export const { platforms: samplePlatforms, series: sampleSeries } = checkSample(
  Platforms,
  platforms,
  'platforms.json',
);

/** What is said of every game. */
export const gameFacts = {
  slug: Type.String(),
  names: SampleNames,
  platforms: Type.Array(oneOf(samplePlatforms.map(({ slug }) => slug)), { minItems: 1 }),
  series: Type.Optional(oneOf(sampleSeries.map(({ slug }) => slug))),
  since: Type.Integer(),
};
