import { isLanguage, type Language } from '../../../contract/languages';
import { splitLanguagePrefix } from '../../../contract/routes';
import type { RootState } from '../../../store/rootReducer';

type Address = { pathname: string; search: string; hash: string };

/** The URL of the screen a state shows; the home page while no route has been recorded. */
export function addressOf({ ui }: Pick<RootState, 'ui'>): Address {
  return {
    pathname: ui.route ?? '/en',
    search: ui.routeQuery === '' ? '' : `?${ui.routeQuery}`,
    hash: ui.routeHash,
  };
}

/** The language of that screen; falls back to the snapshot's. */
export function languageOf(state: Pick<RootState, 'ui'>, locale: string): Language {
  const split = splitLanguagePrefix(state.ui.route ?? '');
  if (split.kind === 'prefixed') return split.language;
  return isLanguage(locale) ? locale : 'en';
}
