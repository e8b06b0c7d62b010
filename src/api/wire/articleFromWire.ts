import { articleCategories, articleStatuses } from '../../contract/articleFilters';
import { languages } from '../../contract/languages';
import { environment, pictureAddress } from '../../config/environment';
import { personFromWire } from './personFromWire';
import {
  count,
  flag,
  id,
  list,
  locale,
  moment,
  needed,
  object,
  oneOf,
  published,
  reader,
  type Read,
} from './readers';
import { isId, textOrNull } from './typeGuards';

export type ArticleAuthor = NonNullable<Read<typeof personFromWire>>;

const pictureFromWire = reader((value: unknown) => {
  const picture = textOrNull(value);
  return picture === null ? null : pictureAddress(picture);
}, 'published');

const sizes = list(
  object({
    width: reader((value) => (isId(value) ? value : undefined), 'plain'),
    url: needed(pictureFromWire),
  }),
);
/** A picture's sizes, smallest first; empty if there is only one. */
export const sourcesFromWire = reader(
  (value: unknown) => sizes(value).toSorted((a, b) => a.width - b.width),
  sizes.shown,
);

/** Articles are public: only their authors are renamed. */
const overviewFields = {
  id,
  slug: published,
  title: published,
  excerpt: published,
  picture: pictureFromWire,
  pictureSources: sourcesFromWire,
  /** Alternative text in the language of the article; null if the picture is decorative. */
  pictureAlt: published,
  category: oneOf(articleCategories, null),
  featured: flag,
  status: oneOf(articleStatuses, 'PUBLISHED'),
  /** The language of the text; null if unknown. */
  locale,
  author: personFromWire,
  views: count,
  nbComment: count,
  publishedAt: moment,
  createdAt: moment,
  updatedAt: moment,
};

/** An article of a list; undefined without an id, since it could not be opened. */
export const overviewFromWire = object(overviewFields);
/** An article as used by the client: every field is present, null if the server does not send it. */
export type ArticleOverview = Read<typeof overviewFromWire>;

/** Only pictures with a URL from the root are shown; a server of another origin sends absolute URLs. */
const contentFromWire = reader(
  (value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(` src="${environment.apiHost}/media/`, ' src="/media/')
      : '',
  'published',
);

/** An article with its text. */
export const articleFromWire = object({
  ...overviewFields,
  /** HTML; must be sanitized before it is rendered. */
  content: contentFromWire,
  availableLocales: list(oneOf(languages, undefined)),
});
export type ArticleText = Read<typeof articleFromWire>;
