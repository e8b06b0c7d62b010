import { isDay } from '../calendarDay';
import { boardSenses } from '../records/past';
import { boardStartView, firstStart, startBoard } from './boardViews';
import { defineView, type ShownBy } from './defineView';
import { alternative, type Parameter } from './parameters';

/** A day such as 2025-05-17; empty for none. */
export const day: Parameter<string> = {
  kind: 'choice',
  accepts: String.raw`^\d{4}-\d\d-\d\d$`,
  name: 'at',
  defaultValue: '',
  filters: true,
  read: (text) => (isDay(text) ? text : undefined),
  write: (text) => text,
  request: (text) => ({ at: text }),
};

/** The day of a board of the past, in UTC, and what it shows. */
export const pastView = defineView({ day, sense: alternative('sense', boardSenses) });
export type PastDay = ShownBy<typeof pastView>;

/** A page of the board of a chart at the end of a day. */
export const pastBoardView = defineView(
  { ...pastView.parameters, ...boardStartView.parameters },
  (shown) => startBoard(shown, firstStart(shown)),
);
export type PastBoardView = ShownBy<typeof pastBoardView>;
