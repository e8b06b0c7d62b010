import type { Language } from './languages';
import { buildMemberPath } from './routes';

/** The path of a year of a member. Not in `routes`, which is on everybody’s first screen. */
export const buildYearPath = (language: Language, slug: string, year: number | string): string =>
  `${buildMemberPath(language, slug)}/year/${year}`;
