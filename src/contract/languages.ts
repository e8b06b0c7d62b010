/** The interface languages, as used in URLs. All other facts about languages are in this file too. */
export const languages = ['en', 'fr', 'it', 'es', 'ja', 'pt-br', 'zh-cn'] as const;
export type Language = (typeof languages)[number];

/** The languages in the header's menu; the others are in the settings. */
export const headerLanguages = ['en', 'fr', 'ja'] as const satisfies readonly Language[];

export const fallbackLanguage: Language = 'en';

/** Each language's own name, for menus. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  ja: '日本語',
  'pt-br': 'Português (Brasil)',
  'zh-cn': '简体中文',
};

/** BCP 47 tags, for the lang attribute, hreflang, Intl and Content-Language. */
export const languageTags: Record<Language, string> = {
  en: 'en',
  fr: 'fr',
  it: 'it',
  es: 'es',
  ja: 'ja',
  'pt-br': 'pt-BR',
  'zh-cn': 'zh-CN',
};

/** The currency for each language. */
export const languageCurrencies: Record<Language, string> = {
  en: 'USD',
  fr: 'EUR',
  it: 'EUR',
  es: 'EUR',
  ja: 'JPY',
  'pt-br': 'BRL',
  'zh-cn': 'CNY',
};

export function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The supported language for a language tag of a browser or header: exact codes in any case, regional variants
 * (`fr-CA` is fr), every `pt*` as pt-br and every `zh*` as zh-cn; undefined for a language not supported.
 */
export function matchLanguage(tag: string): Language | undefined {
  const lower = tag.trim().toLowerCase();
  if (isLanguage(lower)) return lower;
  const primary = lower.split('-')[0];
  if (primary === 'pt') return 'pt-br';
  if (primary === 'zh') return 'zh-cn';
  return isLanguage(primary) ? primary : undefined;
}

/** The first supported language of a list in order of preference, else English. */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = matchLanguage(tag);
    if (language) return language;
  }
  return fallbackLanguage;
}

/** The languages of an Accept-Language header in order of preference, without malformed parts and q=0. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .map((parameter) => parameter.trim())
        .find((p) => p.startsWith('q='));
      const quality = weight === undefined ? 1 : Number(weight.slice(2));
      return { tag: tag.trim(), quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
