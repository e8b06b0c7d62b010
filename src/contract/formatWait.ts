import { languageTags, type Language } from './languages';

/** How long to wait, rounded up: "in 45 seconds", "in 7 minutes". It fits after "Try again". */
export function formatWait(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(languageTags[language], { numeric: 'always' });
  if (seconds < 60) return format.format(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}
