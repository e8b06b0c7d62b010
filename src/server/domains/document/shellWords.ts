import { informationPages, isInformationRoute } from '../../../contract/informationPages';
import type { Language } from '../../../contract/languages';
import type { RouteName } from '../../../contract/pages';
import { fillText } from '../../platform/texts/fillText';
import { serverTexts } from '../../platform/texts/serverTexts';
import type { PageMetadata } from './pageMetadata';

export interface ShellWords {
  headline: string;
  lead: string;
}

/** A page's heading and the text below it, as the page itself shows them; for other pages, their metadata. */
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
