import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { coreNamespaces, type Namespace } from './namespaces';

type Area = Exclude<Namespace, 'information'>;
type Translate = (key: ParseKeys<Area[]>, params?: Record<string, string | number>) => string;

/**
 * Translates keys with a namespace (`errors:network`) that come from the store or the API. Loads nothing: the code that uses
 * a key must have loaded its namespace.
 */
export function useMessages(): Translate {
  const { i18n } = useTranslation();
  const translate = i18n.getFixedT<Area[]>(i18n.language, [...coreNamespaces]);
  return (key, params = {}) => String(translate(key, params));
}
