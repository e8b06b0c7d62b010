import { isBlankHtml } from '../../../contract/articleAdministration';
import { languages, type Language } from '../../../contract/languages';
import type {
  AdminArticleContent,
  AdminArticleText,
} from '../../../contract/schemas/adminArticles';
import { emptyText } from './emptyText';

const sharedNames = ['slug', 'category', 'featured', 'pictureId', 'authorId'] as const;
const textNames = ['title', 'excerpt', 'content', 'coverAlt'] as const;
export type FieldName = (typeof sharedNames)[number] | (typeof textNames)[number];

/** One field of an article: the unit of merging. */
export interface ArticleField {
  /** The path the server uses in validation errors. */
  path: string;
  name: FieldName;
  /** Only for texts. */
  language?: Language;
  read: (content: AdminArticleContent) => string | number | boolean | null;
  /** Returns `to` with this field copied from `from`. */
  copy: (from: AdminArticleContent, to: AdminArticleContent) => AdminArticleContent;
}

const sharedField = (name: (typeof sharedNames)[number]): ArticleField => ({
  path: name,
  name,
  read: (content) => content[name] ?? null,
  copy: (from, to) => ({ ...to, [name]: from[name] }),
});

const textOf = ({ translations }: AdminArticleContent, language: Language): AdminArticleText => ({
  ...emptyText,
  ...translations[language],
});

const textField = (language: Language, name: (typeof textNames)[number]): ArticleField => ({
  path: `translations.${language}.${name}`,
  name,
  language,
  read: (content) => textOf(content, language)[name] ?? '',
  copy: (from, to) => ({
    ...to,
    translations: {
      ...to.translations,
      [language]: { ...textOf(to, language), [name]: textOf(from, language)[name] ?? '' },
    },
  }),
});

export const articleFields: readonly ArticleField[] = [
  ...languages.flatMap((language) => textNames.map((name) => textField(language, name))),
  ...sharedNames.map(sharedField),
];

const normalize = (field: ArticleField, value: ReturnType<ArticleField['read']>) => {
  if (typeof value !== 'string') return value;
  if (field.name === 'content') return isBlankHtml(value) ? '' : value;
  return field.language ? value.trim().replaceAll(/\s+/g, ' ') : value;
};

/** Whether a field is equal in both, ignoring spaces that the server trims. */
export function isSameField(
  field: ArticleField,
  one: AdminArticleContent,
  other: AdminArticleContent,
): boolean {
  const [a, b] = [field.read(one), field.read(other)];
  return a === b || normalize(field, a) === normalize(field, b);
}

export function changedFields(
  one: AdminArticleContent,
  other: AdminArticleContent,
): readonly ArticleField[] {
  return one === other ? [] : articleFields.filter((field) => !isSameField(field, one, other));
}

export const fieldsAt = (paths: readonly string[]): readonly ArticleField[] =>
  articleFields.filter(({ path }) => paths.includes(path));
