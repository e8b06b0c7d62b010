import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Language } from '../contract/languages';
import { createLazyTexts } from './createLazyTexts';
import type { pickerLocale } from './pickerLocales/en';

type PickerLocale = typeof pickerLocale;

/** The date picker's texts and calendar, in the chunk of the administration’s texts; English as the fallback. */
const english = () =>
  import(/* webpackChunkName: "locale-en-administration" */ './pickerLocales/en');
const locales: Partial<Record<Language, () => Promise<{ pickerLocale: PickerLocale }>>> = {
  en: english,
  fr: () => import(/* webpackChunkName: "locale-fr-administration" */ './pickerLocales/fr'),
  it: () => import(/* webpackChunkName: "locale-it-administration" */ './pickerLocales/it'),
  es: () => import(/* webpackChunkName: "locale-es-administration" */ './pickerLocales/es'),
  ja: () => import(/* webpackChunkName: "locale-ja-administration" */ './pickerLocales/ja'),
  'pt-br': () =>
    import(/* webpackChunkName: "locale-pt-br-administration" */ './pickerLocales/pt-br'),
  'zh-cn': () =>
    import(/* webpackChunkName: "locale-zh-cn-administration" */ './pickerLocales/zh-cn'),
};

const load = async (language: Language) => {
  const module = await (locales[language] ?? english)();
  const { localeText } = module.pickerLocale.components.MuiLocalizationProvider.defaultProps;
  // MUI's type allows undefined texts; these locales have none.
  return localeText as Partial<PickersLocaleText>;
};

export const usePickerTexts = createLazyTexts(load);
