import type { Language } from './languages';
import { buildMemberPath } from './routes';

/** Stands for the slug of the reader. No slug has such a character. */
export const ownSlug = '@me';

/** The path of the comparison of two members. Not in `routes`, which is on everybody’s first screen. */
export const buildComparisonPath = (language: Language, slug: string, other: string): string =>
  `${buildMemberPath(language, slug)}/compare/${other}`;

/** The path of the rivals of a member. */
export const buildRivalsPath = (language: Language, slug: string): string =>
  `${buildMemberPath(language, slug)}/rivals`;
