import { changeDays } from './rankingBoards';

/** How far back the days of a player are listed: the last 366 of them, or all. */
export const dayRanges = ['year', 'all'] as const;
export type DayRange = (typeof dayRanges)[number];

/** How long before today a year begins. */
export const yearLength = 365;

/** How far back the ranks of a player are listed. */
export const rankRanges = ['month', ...dayRanges] as const;
export type RankRange = (typeof rankRanges)[number];
export const rankRangeLengths = { month: changeDays, year: yearLength, all: 36_500 };

/** The length of a day in UTC, in milliseconds. */
export const dayLength = 86_400_000;
