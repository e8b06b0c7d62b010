import { informationPages, isInformationRoute } from '../../contract/informationPages';
import type { Language } from '../../contract/languages';
import type { RouteName } from '../../contract/routes';
import { serverTexts } from '../serverTexts';
import type { PageMetadata } from './pageMetadata';

export interface ShellWords {
  headline: string;
  lead: string;
}

/** The heading of a page and the words under it, as the page itself will say them; elsewhere what search engines are told. */
export function shellWords(
  route: RouteName | undefined,
  language: Language,
  { title, description }: PageMetadata,
): ShellWords {
  const { welcome, information } = serverTexts[language];
  if (route === 'Home') return { headline: welcome.title, lead: welcome.description };
  if (route && isInformationRoute(route)) {
    const { title: headline, lead } = information[informationPages[route]];
    return { headline, lead };
  }
  return { headline: title, lead: description };
}
