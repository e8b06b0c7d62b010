import { serverSide as en } from '../../../../locales/en/serverSide';
import { serverSide as es } from '../../../../locales/es/serverSide';
import { serverSide as fr } from '../../../../locales/fr/serverSide';
import { serverSide as it } from '../../../../locales/it/serverSide';
import { serverSide as ja } from '../../../../locales/ja/serverSide';
import { serverSide as ptBr } from '../../../../locales/pt-br/serverSide';
import { serverSide as zhCn } from '../../../../locales/zh-cn/serverSide';
import type { Language } from '../../../contract/languages';

/** The server's user-facing texts: error messages, feed titles, mails, and document metadata. */
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
