import type { ArticleText } from '../../api/wire/articleFromWire';
import type { Kept } from '../../api/wire/collection';
import { articleCategories, articleStatuses } from '../../contract/articleFilters';
import { languages } from '../../contract/languages';
import {
  moment,
  oneOf,
  personId,
  personName,
  personSlug,
  plain,
  published,
} from './valueRedactors';
import { fields, list, type Shape } from './shape';
import { person } from './slicePolicies';

export const language = oneOf(languages);
export const author = fields({ id: personId, username: personName, slug: personSlug }, person);

/** When a response from the service worker's cache was fetched. */
export const keptAt = moment;

/** Articles are public: only their authors are renamed. */
export const articleFields = {
  id: plain,
  slug: published,
  title: published,
  excerpt: published,
  picture: published,
  pictureSources: list(fields({ width: plain, url: published })),
  pictureAlt: published,
  category: oneOf(articleCategories),
  featured: plain,
  status: oneOf(articleStatuses),
  locale: language,
  author,
  views: plain,
  nbComment: plain,
  publishedAt: moment,
  createdAt: moment,
  updatedAt: moment,
  content: published,
  availableLocales: list(language),
  keptAt,
} satisfies Record<keyof (ArticleText & Kept), Shape>;
