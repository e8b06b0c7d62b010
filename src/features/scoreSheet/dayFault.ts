import { earliestScoreDay } from '../../contract/records/posting';

/** The keys of the texts that say why a day cannot be sent. */
export type DayFault = 'future' | 'tooEarly';

/** Known without the server, so that the field tells it offline too. An empty day is none. */
export function dayFault(day: string, today: string): DayFault | undefined {
  if (day === '') return undefined;
  if (day > today) return 'future';
  return day < earliestScoreDay ? 'tooEarly' : undefined;
}
