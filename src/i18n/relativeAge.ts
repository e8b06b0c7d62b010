import { languageTags, type Language } from '../contract/languages';

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats the time since a date in the largest unit that fits: "3 hours ago". Empty for an invalid date. */
export function relativeAge(language: Language, moment: string | number, now: number): string {
  // At least one minute: seconds would only flicker.
  const seconds = Math.max(60, (now - new Date(moment).getTime()) / 1000);
  const [unit, length] = steps.find((step) => seconds >= step[1]) ?? ['minute', 60];
  if (Number.isNaN(seconds)) return '';
  // "Yesterday" fits into any sentence; "last week" needs a preposition in some languages.
  const numeric = unit === 'day' ? 'auto' : 'always';
  const format = new Intl.RelativeTimeFormat(languageTags[language], { numeric });
  return format.format(-Math.floor(seconds / length), unit);
}
