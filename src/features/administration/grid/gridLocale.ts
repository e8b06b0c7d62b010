import type { gridLocale } from './locales/en';
import type { Language } from '../../../contract/languages';

type GridLocale = typeof gridLocale;

/** The grid's texts, one small chunk per language; English as the fallback. */
const english = () => import(/* webpackChunkName: "grid-en" */ './locales/en');
const locales: Partial<Record<Language, () => Promise<{ gridLocale: GridLocale }>>> = {
  en: english,
  fr: () => import(/* webpackChunkName: "grid-fr" */ './locales/fr'),
  it: () => import(/* webpackChunkName: "grid-it" */ './locales/it'),
  es: () => import(/* webpackChunkName: "grid-es" */ './locales/es'),
  ja: () => import(/* webpackChunkName: "grid-ja" */ './locales/ja'),
  'pt-br': () => import(/* webpackChunkName: "grid-pt-br" */ './locales/pt-br'),
  'zh-cn': () => import(/* webpackChunkName: "grid-zh-cn" */ './locales/zh-cn'),
};

export async function loadGridTexts(language: Language) {
  const module = await (locales[language] ?? english)();
  return module.gridLocale.components.MuiDataGrid.defaultProps.localeText;
}
