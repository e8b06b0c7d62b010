import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Language } from '../../../contract/languages';
import { createLazyTexts } from '../createLazyTexts';
import type { pickerLocale } from './pickerLocales/en';

type PickerLocale = typeof pickerLocale;

/** The date picker's texts and calendar, one small chunk per language; English as the fallback. */
const english = () => import(/* webpackChunkName: "picker-en" */ './pickerLocales/en');
const locales: Partial<Record<Language, () => Promise<{ pickerLocale: PickerLocale }>>> = {
  en: english,
  fr: () => import(/* webpackChunkName: "picker-fr" */ './pickerLocales/fr'),
  it: () => import(/* webpackChunkName: "picker-it" */ './pickerLocales/it'),
  es: () => import(/* webpackChunkName: "picker-es" */ './pickerLocales/es'),
  ja: () => import(/* webpackChunkName: "picker-ja" */ './pickerLocales/ja'),
  'pt-br': () => import(/* webpackChunkName: "picker-pt-br" */ './pickerLocales/pt-br'),
  'zh-cn': () => import(/* webpackChunkName: "picker-zh-cn" */ './pickerLocales/zh-cn'),
};

const load = async (language: Language) => {
  const module = await (locales[language] ?? english)();
  const { localeText } = module.pickerLocale.components.MuiLocalizationProvider.defaultProps;
  // MUI's type allows undefined texts; these locales have none.
  return localeText as Partial<PickersLocaleText>;
};

export const usePickerTexts = createLazyTexts(load);
