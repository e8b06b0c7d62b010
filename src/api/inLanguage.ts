import type { ApiRequest } from '../contract/articleRequests';
import type { Language } from '../contract/languages';

/** A request in the language of the argument, even if the interface language has changed since. */
export const inLanguage = (language: Language, { path, params }: ApiRequest) => ({
  url: path,
  params,
  headers: { 'Accept-Language': language },
});
