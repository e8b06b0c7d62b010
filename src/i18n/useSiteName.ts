import { useTranslation } from 'react-i18next';
import { site } from '../config/site';

/** The configured site name, which texts use as a variable. */
export function useSiteName(): string {
  const { i18n } = useTranslation();
  const name: unknown = i18n.options.interpolation?.defaultVariables?.['site'];
  return typeof name === 'string' && name !== '' ? name : site.name;
}
