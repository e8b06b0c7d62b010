import type { Language } from '../contract/languages';
import { requestOf, type Read } from '../contract/reads/read';
import type { ApiEndpointOptions } from './baseQuery';

/** Texts of a response are in this language, even if that of the interface has changed since. */
export type InLanguage = { language: Language };

const optionsOf = ({ keep }: Pick<Read<never>, 'keep'>): ApiEndpointOptions =>
  keep === 'member' ? { offlineCopy: true } : { public: true };

/** The request of a read, in the interface's language unless it is given. */
function fetchArgs<Args>(
  described: Read<Args>,
  args: Args,
  { start, language }: { start?: number | string; language?: Language } = {},
) {
  const { path: url, params } = requestOf(described, args, start);
  return { url, params, ...(language && { headers: { 'Accept-Language': language } }) };
}

/** The request and the options of an endpoint, as `contract/reads` describes them. */
export const readQuery = <Args extends object>(described: Read<Args>) => ({
  query: (args: Args & InLanguage) => fetchArgs(described, args, { language: args.language }),
  extraOptions: optionsOf(described),
});

/** The same of a list that is read page by page. */
export const pagesQuery = <Args extends object, Start extends number | string>(
  described: Read<Args>,
) => ({
  query: ({ queryArg, pageParam }: { queryArg: Args & InLanguage; pageParam: Start }) =>
    fetchArgs(described, queryArg, { start: pageParam, language: queryArg.language }),
  extraOptions: optionsOf(described),
});

/** The same of a read that is the same in every language. */
export const untranslatedQuery = <Args>(described: Read<Args>) => ({
  query: (args: Args) => fetchArgs(described, args),
  extraOptions: optionsOf(described),
});

/** The same of a list that is read page by page. */
export const untranslatedPagesQuery = <Args>(described: Read<Args>) => ({
  query: ({ queryArg, pageParam }: { queryArg: Args; pageParam: number }) =>
    fetchArgs(described, queryArg, { start: pageParam }),
  extraOptions: optionsOf(described),
});
