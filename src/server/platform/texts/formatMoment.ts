import { languageTags, type Language } from '../../../contract/languages';

/** A time as readers of the language write it, in UTC. */
export function formatMoment(time: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(time));
}
