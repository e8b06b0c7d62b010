import { Type } from '@sinclair/typebox';
import {
  articleCategories,
  articleOrderFields,
  articleStatuses,
} from '../../contract/articleQuery';
import { limits } from '../../contract/limits';
import { RequestError } from '../errors/requestError';
import { idOf } from '../session/guards';
import { searchHitsAtMost } from './articleTotals';

const choice = (values: readonly string[]) => Type.Optional(Type.String({ enum: [...values] }));
const { min, max } = limits.itemsPerPage;

export const articleListQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.page, default: 1 })),
  itemsPerPage: Type.Optional(
    Type.Integer({
      default: limits.articlePageSize,
      description: `Brought into ${min} to ${max} where it is outside.`,
    }),
  ),
  pagination: Type.Optional(
    Type.Boolean({ default: true, description: `false gives the first ${max} on one page.` }),
  ),
  ...Object.fromEntries(
    articleOrderFields.map((field) => [`order[${field}]`, choice(['asc', 'desc'])]),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: limits.searchLength,
      description: `Words of title or text, accents and capitals ignored. At most ${searchHitsAtMost} articles are found.`,
    }),
  ),
  category: choice(articleCategories),
  featured: Type.Optional(Type.Boolean()),
  status: Type.Optional(
    Type.String({
      enum: [...articleStatuses],
      default: 'PUBLISHED',
      description: 'The public sees published articles only.',
    }),
  ),
});

export const relatedQuery = Type.Object({
  itemsPerPage: Type.Optional(Type.Integer({ default: limits.relatedArticles })),
});

export const articleIdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** The id in the URL. @throws RequestError (404) when it is not a valid id */
export function readArticleId(params: unknown): number {
  const id = idOf({ params });
  if (id === undefined) throw new RequestError(404, 'articleNotFound');
  return id;
}
