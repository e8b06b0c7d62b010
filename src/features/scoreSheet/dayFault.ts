import { earliestScoreDay } from '../../contract/records/posting';

/** The keys of the texts that say why a day cannot be sent. */
export type DayFault = 'future' | 'tooEarly';

/** While a year is typed, the field has days of the first millennium. */
const firstWholeYear = '1000';

/** Known without the server, so that the field tells it offline too. An empty or half-typed day is none. */
export function dayFault(day: string, today: string): DayFault | undefined {
  if (day < firstWholeYear) return undefined;
  if (day > today) return 'future';
  return day < earliestScoreDay ? 'tooEarly' : undefined;
}
