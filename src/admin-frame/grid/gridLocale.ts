import type { gridLocale } from './locales/en';
import type { Language } from '../../contract/languages';

type GridLocale = typeof gridLocale;

/** The grid's texts, in the chunk of the administration’s texts; English as the fallback. */
const english = () => import(/* webpackChunkName: "locale-en-administration" */ './locales/en');
const locales: Partial<Record<Language, () => Promise<{ gridLocale: GridLocale }>>> = {
  en: english,
  fr: () => import(/* webpackChunkName: "locale-fr-administration" */ './locales/fr'),
  it: () => import(/* webpackChunkName: "locale-it-administration" */ './locales/it'),
  es: () => import(/* webpackChunkName: "locale-es-administration" */ './locales/es'),
  ja: () => import(/* webpackChunkName: "locale-ja-administration" */ './locales/ja'),
  'pt-br': () => import(/* webpackChunkName: "locale-pt-br-administration" */ './locales/pt-br'),
  'zh-cn': () => import(/* webpackChunkName: "locale-zh-cn-administration" */ './locales/zh-cn'),
};

export async function loadGridTexts(language: Language) {
  const module = await (locales[language] ?? english)();
  return module.gridLocale.components.MuiDataGrid.defaultProps.localeText;
}
