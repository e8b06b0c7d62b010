import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { coreNamespaces, type Namespace } from './namespaces';

type Area = Exclude<Namespace, 'information'>;
type Translate = (key: ParseKeys<Area[]>, params?: Record<string, string | number>) => string;

/**
 * Translates keys that come from the store or the API with their area (`errors:network`). Loads nothing: whoever names a key
 * of an area has loaded it.
 */
export function useMessages(): Translate {
  const { i18n } = useTranslation();
  const translate = i18n.getFixedT<Area[]>(i18n.language, [...coreNamespaces]);
  return (key, params = {}) => String(translate(key, params));
}
