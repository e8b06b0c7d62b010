import { segment, type Id } from './paths';

/** The paths of what strangers need to check the chains of events. The first screen does without them. */
export const chainPaths = {
  chartEvents: (id: Id) => `/api/charts/${id}/events`,
  keys: '/api/keys',
  days: '/api/days',
  day: (day: string) => `/api/days/${segment(day)}`,
  dayChart: (day: string, id: Id) => `/api/days/${segment(day)}/charts/${id}`,
} as const;
