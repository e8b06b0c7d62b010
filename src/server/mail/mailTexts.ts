import en from '../../../locales/en/mail.json';
import es from '../../../locales/es/mail.json';
import fr from '../../../locales/fr/mail.json';
import it from '../../../locales/it/mail.json';
import ja from '../../../locales/ja/mail.json';
import ptBr from '../../../locales/pt-br/mail.json';
import zhCn from '../../../locales/zh-cn/mail.json';
import type { Language } from '../../contract/languages';

export type MailTexts = typeof en;

export const mailTexts: Record<Language, MailTexts> = {
  en,
  fr,
  it,
  es,
  ja,
  'pt-br': ptBr,
  'zh-cn': zhCn,
};

/** Puts values in the places of `{{names}}`; a value is text and never a place itself. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
