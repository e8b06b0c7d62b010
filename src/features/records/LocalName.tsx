import { languageTags, type Language } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';

interface Named {
  name: string;
  locale: Language | null;
}

/** A name of the catalogue, marked with its language if that is not the reader's. */
export function localName({ name, locale }: Named, language: Language) {
  const foreign = locale !== null && locale !== language;
  return foreign ? <span lang={languageTags[locale]}>{name}</span> : name;
}

/** The same as a component, in the language of the URL. */
export function LocalName({ of }: { of: Named }) {
  return localName(of, useRoute().language);
}
