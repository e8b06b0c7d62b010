import { localDay, startOfDay } from '../contract/calendarDay';

const day = 86_400_000;

/** The days from today to that of a moment, as the reader's calendar counts them; negative once it is past. */
export const daysLeft = (today: string, moment: string): number =>
  Math.round(
    (startOfDay(localDay(new Date(moment))).getTime() - startOfDay(today).getTime()) / day,
  );
