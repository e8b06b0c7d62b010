import { Type } from '@sinclair/typebox';
import { limits } from '../limits';

/** The id of a row in a URL. */
export const IdParam = Type.Integer({ minimum: 1 });

/** The page number and page size of a list. */
export const pageParams = (defaultSize: number) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.page, default: 1 })),
  itemsPerPage: Type.Optional(Type.Integer({ default: defaultSize })),
});
