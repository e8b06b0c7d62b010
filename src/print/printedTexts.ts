import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { printed as en } from '../../locales/en/printed';
import { printed as es } from '../../locales/es/printed';
import { printed as fr } from '../../locales/fr/printed';
import { printed as it } from '../../locales/it/printed';
import { printed as ja } from '../../locales/ja/printed';
import { printed as ptBr } from '../../locales/pt-br/printed';
import { printed as zhCn } from '../../locales/zh-cn/printed';
import type { Language } from '../contract/languages';
import { i18nOptions } from '../i18n/i18nOptions';
import type { coreNamespaces } from '../i18n/namespaces';

/** Every page needs the core texts. */
type PrintedTexts = Record<(typeof coreNamespaces)[number], object>;

const texts: Record<Language, PrintedTexts> = { en, fr, it, es, ja, 'pt-br': ptBr, 'zh-cn': zhCn };

const made = new Map<Language, I18n>();

/** The texts of one language. One instance per language is reused: a page is printed in one go. */
export function printedTexts(language: Language, siteName: string): I18n {
  const instance = made.get(language) ?? createTexts(language);
  made.set(language, instance);
  Object.assign(instance.options.interpolation ?? {}, { defaultVariables: { site: siteName } });
  return instance;
}

function createTexts(language: Language): I18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  void instance.init({
    ...i18nOptions(''),
    lng: language,
    resources: { [language]: { ...texts[language] } },
    initAsync: false,
  });
  return instance;
}
