import { object, type Read } from './readers';
import { counts } from './recordReaders';

/** The ids of the pinned own scores, in their order. */
export const pinsFromWire = object({ scores: counts });
export type Pins = Read<typeof pinsFromWire>;
