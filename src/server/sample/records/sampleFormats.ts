import { Type } from '@sinclair/typebox';
import { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import { checkSample } from '../checkSample';
import formats from '../data/formats.json';

/** Times are in milliseconds, distances in centimetres, weights in grams, money in cents, shares in hundredths of a percent. */
export type SampleFormat = keyof typeof formats;

checkSample(Type.Record(Type.String(), ValueFormatDefinition), formats, 'formats.json');
/** How the values of each sample format are entered, stored and shown. */
export const sampleFormats: Record<SampleFormat, ValueFormatDefinition> = formats;
