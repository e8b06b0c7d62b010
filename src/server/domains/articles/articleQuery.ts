import {
  articleOrderFields,
  articleStatuses,
  type ArticleOrderField,
  type ArticleStatus,
  type OrderDirection,
} from '../../../contract/articleFilters';
import { limits } from '../../../contract/limits';
import {
  lastValue,
  readPageRequest,
  type PageRequest,
  type QueryValues,
} from '../../platform/http/collection';
import { RequestError } from '../../platform/errors/requestError';
import { readChoice, readSearch, readText } from '../../platform/http/queryParameters';

export interface ArticleOrder {
  field: ArticleOrderField;
  direction: OrderDirection;
}

/** The validated query of an article list. */
export interface ArticleQuery {
  page: PageRequest;
  order: ArticleOrder;
  status: ArticleStatus;
  category?: string;
  featured?: boolean;
  /** Trimmed, never empty. */
  search?: string;
}

/** Parses a list's query string. Unknown orders and invalid values are rejected with 400. */
export function readArticleQuery(query: QueryValues): ArticleQuery {
  const category = readText(query, 'category');
  const featured = readFlag(lastValue(query, 'featured'));
  const search = readSearch(query);
  return {
    page: readPageRequest(query, limits.articlePageSize),
    order: readOrder(query),
    status: readChoice(query, 'status', isArticleStatus) ?? 'PUBLISHED',
    ...(category === undefined ? {} : { category }),
    ...(featured === undefined ? {} : { featured }),
    ...(search === undefined ? {} : { search }),
  };
}

/** Uses the first `order[field]=direction`, which an index can serve; the others are only checked for known fields. */
function readOrder(query: QueryValues): ArticleOrder {
  const orders = Object.keys(query).flatMap((name) => {
    const inside = /^order\[(.*)\]$/s.exec(name)?.[1];
    if (inside === undefined) return [];
    const field = articleOrderFields.find((known) => known === inside);
    const direction = (lastValue(query, name) ?? 'asc').toLowerCase();
    if (!field || (direction !== 'asc' && direction !== 'desc')) {
      throw new RequestError(400, 'badOrder');
    }
    return [{ field, direction } satisfies ArticleOrder];
  });
  return orders[0] ?? { field: 'publishedAt', direction: 'desc' };
}

const isArticleStatus = (text: string): text is ArticleStatus =>
  articleStatuses.some((known) => known === text);

function readFlag(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new RequestError(400, 'badFilter');
}
