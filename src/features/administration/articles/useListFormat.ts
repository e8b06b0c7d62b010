import { languageTags } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';

/** "Title, summary and cover": names in a row, as the language joins them. */
export function useListFormat(): (items: readonly string[]) => string {
  const { language } = useRoute();
  return (items) => new Intl.ListFormat(languageTags[language]).format(items);
}
