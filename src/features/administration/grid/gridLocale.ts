import type { gridLocale } from './locales/en';
import type { Language } from '../../../contract/languages';

type GridLocale = typeof gridLocale;

/** The grid's own words, one small chunk per language. */
const locales: Record<Language, () => Promise<{ gridLocale: GridLocale }>> = {
  en: () => import(/* webpackChunkName: "grid-en" */ './locales/en'),
  fr: () => import(/* webpackChunkName: "grid-fr" */ './locales/fr'),
  it: () => import(/* webpackChunkName: "grid-it" */ './locales/it'),
  es: () => import(/* webpackChunkName: "grid-es" */ './locales/es'),
  ja: () => import(/* webpackChunkName: "grid-ja" */ './locales/ja'),
  'pt-br': () => import(/* webpackChunkName: "grid-pt-br" */ './locales/pt-br'),
  'zh-cn': () => import(/* webpackChunkName: "grid-zh-cn" */ './locales/zh-cn'),
};

export async function loadGridTexts(language: Language) {
  const module = await locales[language]();
  return module.gridLocale.components.MuiDataGrid.defaultProps.localeText;
}
