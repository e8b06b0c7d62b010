import en from '../../../locales/en/home.json';
import es from '../../../locales/es/home.json';
import fr from '../../../locales/fr/home.json';
import it from '../../../locales/it/home.json';
import ja from '../../../locales/ja/home.json';
import ptBr from '../../../locales/pt-br/home.json';
import zhCn from '../../../locales/zh-cn/home.json';
import type { Language } from '../../contract/languages';

/** What Home greets with: the static shell shows the same words the page will. */
export const homeWelcome: Record<Language, { title: string; description: string }> = {
  en: en.welcome,
  es: es.welcome,
  fr: fr.welcome,
  it: it.welcome,
  ja: ja.welcome,
  'pt-br': ptBr.welcome,
  'zh-cn': zhCn.welcome,
};
