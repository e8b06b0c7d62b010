import en from '../../locales/en/server.json';
import es from '../../locales/es/server.json';
import fr from '../../locales/fr/server.json';
import it from '../../locales/it/server.json';
import ja from '../../locales/ja/server.json';
import ptBr from '../../locales/pt-br/server.json';
import zhCn from '../../locales/zh-cn/server.json';
import type { Language } from '../contract/languages';

/** What the server itself says to a reader: reasons of refusal and the titles of its feeds. Whole sentences, nothing to fill in. */
export type ServerTexts = typeof en;

export const serverTexts: Record<Language, ServerTexts> = {
  en,
  fr,
  it,
  es,
  ja,
  'pt-br': ptBr,
  'zh-cn': zhCn,
};
