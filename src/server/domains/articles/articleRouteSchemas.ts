import { Type } from '@sinclair/typebox';
import {
  articleCategories,
  articleOrderFields,
  articleStatuses,
} from '../../../contract/articleFilters';
import { limits } from '../../../contract/limits';
import { itemsPerPageParam, pageParams } from '../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../platform/http/collection';
import { decodedParameters, idParams } from '../../platform/plugins/parameterSchemas';
import { readArticleQuery } from './articleQuery';
import { searchHitsAtMost } from './articleTotals';

const choice = (values: readonly string[]) => Type.Optional(Type.String({ enum: [...values] }));
const { max } = limits.itemsPerPage;

const listQuery = Type.Object({
  ...pageParams(limits.articlePageSize),
  pagination: Type.Optional(
    Type.Boolean({ default: true, description: `\`false\` returns the first ${max} on one page.` }),
  ),
  ...Object.fromEntries(
    articleOrderFields.map((field) => [`order[${field}]`, choice(['asc', 'desc'])]),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: limits.searchLength,
      description: `Words in the title or text, ignoring case and accents. Returns at most ${searchHitsAtMost} articles.`,
    }),
  ),
  category: Type.Optional(
    Type.String({
      examples: [...articleCategories],
      description: 'The articles of a category; none for an unknown one.',
    }),
  ),
  featured: Type.Optional(Type.Boolean()),
  status: Type.Optional(
    Type.String({
      enum: [...articleStatuses],
      default: 'PUBLISHED',
      description: 'Only published articles are public.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const articleListQuery = decodedParameters(listQuery, (values) => ({
  values,
  ...readArticleQuery(values),
}));

const documentedRelatedQuery = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.relatedArticles),
});

export const relatedQuery = decodedParameters(documentedRelatedQuery, (values) => ({
  values,
  page: readPageRequest(
    { itemsPerPage: lastValue(values, 'itemsPerPage') },
    limits.relatedArticles,
  ),
}));

export const articleIdParams = idParams('articleNotFound');
