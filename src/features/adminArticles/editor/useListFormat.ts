import { languageTags } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';

/** Joins names in the current language: "Title, summary and cover". */
export function useListFormat(): (items: readonly string[]) => string {
  const { language } = useRoute();
  return (items) => new Intl.ListFormat(languageTags[language]).format(items);
}
