import { isLanguage, type Language } from '../contract/languages';
import type { coreNamespaces } from './namespaces';

type CoreTexts = Record<(typeof coreNamespaces)[number], object>;
type Texts = { core: CoreTexts; loadArea: (area: string) => Promise<{ default: object }> };

/** One chunk per language, named so that the server can preload it in the document, before any script runs. */
const languages: Record<Language, () => Promise<Texts>> = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en/core'),
  fr: () => import(/* webpackChunkName: "locale-fr" */ '../../locales/fr/core'),
  it: () => import(/* webpackChunkName: "locale-it" */ '../../locales/it/core'),
  es: () => import(/* webpackChunkName: "locale-es" */ '../../locales/es/core'),
  ja: () => import(/* webpackChunkName: "locale-ja" */ '../../locales/ja/core'),
  'pt-br': () => import(/* webpackChunkName: "locale-pt-br" */ '../../locales/pt-br/core'),
  'zh-cn': () => import(/* webpackChunkName: "locale-zh-cn" */ '../../locales/zh-cn/core'),
};

const isCore = (core: CoreTexts, namespace: string): namespace is keyof CoreTexts =>
  Object.hasOwn(core, namespace);

/** Loads one namespace in one language. There is no fallback language: a test ensures that all have the same keys. */
export async function loadResources(language: string, namespace: string): Promise<object> {
  if (!isLanguage(language)) throw new RangeError(`No texts in "${language}".`);
  const { core, loadArea } = await languages[language]();
  if (isCore(core, namespace)) return core[namespace];
  return (await loadArea(namespace)).default;
}
