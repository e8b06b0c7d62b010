import { isLanguage, type Language } from '../../../contract/languages';
import type { SampleNames } from './sampleGame';

/** One entry for each language that has the name. */
export const namesIn = (names: SampleNames): { language: Language; name: string }[] =>
  Object.entries(names).flatMap(([language, name]) =>
    isLanguage(language) && name ? [{ language, name }] : [],
  );
