import { Type } from '@sinclair/typebox';
import { limits } from '../limits';

/** The id of a row in a URL. */
export const IdParam = Type.Integer({ minimum: 1 });

/** How many items a page has. */
export const itemsPerPageParam = (defaultSize: number, max: number = limits.itemsPerPage.max) => {
  const { min } = limits.itemsPerPage;
  return Type.Optional(
    Type.Integer({
      minimum: min,
      maximum: max,
      default: defaultSize,
      description: `From ${min} to ${max}; the nearest of them for any other whole number.`,
    }),
  );
};

/** The page number and page size of a list. */
export const pageParams = (defaultSize: number, max?: number) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.page, default: 1 })),
  itemsPerPage: itemsPerPageParam(defaultSize, max),
});
