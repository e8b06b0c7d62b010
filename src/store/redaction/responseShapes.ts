import { moment, type Shown } from '../../api/wire/readers';
import { fields, list, type Shape } from './shape';
import { shownShape } from './shownShape';
import { cursor, plain } from './valueRedactors';

type Described = { shown: Extract<Shown, { fields: unknown }> };

/** What a reader returns, and when a response from the service worker's cache was fetched. */
export const read = ({ shown }: Described): Shape =>
  shownShape({ ...shown, fields: { ...shown.fields, keptAt: moment } });
export const pages = (page: Described) =>
  fields({ pages: list(read(page)), pageParams: list(plain) });
export const boards = (page: Described) =>
  fields({ pages: list(read(page)), pageParams: list(cursor) });
