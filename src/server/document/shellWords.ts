import { informationPages, isInformationRoute } from '../../contract/informationPages';
import type { Language } from '../../contract/languages';
import type { RouteName } from '../../contract/routes';
import { fillText } from '../fillText';
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
  siteName: string,
): ShellWords {
  const { welcome, information } = serverTexts[language];
  const fill = (text: string) => fillText(text, { site: siteName });
  if (route === 'Home') return { headline: fill(welcome.title), lead: fill(welcome.description) };
  if (route && isInformationRoute(route)) {
    const { title: headline, lead } = information[informationPages[route]];
    return { headline: fill(headline), lead: fill(lead) };
  }
  return { headline: title, lead: description };
}
