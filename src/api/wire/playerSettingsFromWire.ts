import { object, type Read } from './readers';
import { countryFromWire } from './recordReaders';

export const playerSettingsFromWire = object({ country: countryFromWire });
export type PlayerSettings = Read<typeof playerSettingsFromWire>;
