import { languageTags, type Language } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';

interface LocalNameProps {
  of: { name: string; locale: Language | null };
}

/** A name of the catalogue, marked with its language if that is not the reader's. */
export function LocalName({ of: { name, locale } }: LocalNameProps) {
  const { language } = useRoute();
  const foreign = locale !== null && locale !== language;
  return foreign ? <span lang={languageTags[locale]}>{name}</span> : name;
}
