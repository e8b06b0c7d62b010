import en from '../../../locales/en/metadata.json';
import es from '../../../locales/es/metadata.json';
import fr from '../../../locales/fr/metadata.json';
import it from '../../../locales/it/metadata.json';
import ja from '../../../locales/ja/metadata.json';
import ptBr from '../../../locales/pt-br/metadata.json';
import zhCn from '../../../locales/zh-cn/metadata.json';
import type { Language } from '../../contract/languages';

export const metadataTexts: Record<Language, typeof en> = {
  en,
  fr,
  it,
  es,
  ja,
  'pt-br': ptBr,
  'zh-cn': zhCn,
};
