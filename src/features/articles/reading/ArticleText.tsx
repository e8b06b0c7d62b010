import { mdiTranslate } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteBox } from '../../../components/feedback/NoteBox';
import { Text } from '../../../components/Text';
import type { Language } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';
import { languageName } from '../languageName';
import './reading.css';

interface ArticleTextProps {
  /** The text's language, if it differs from the reader's. */
  foreign: Language | undefined;
  empty: boolean;
  /** The text. */
  children: ReactNode;
}

/** The place of an article's text, with a note if it is in another language. */
export function ArticleText({ foreign, empty, children }: ArticleTextProps) {
  const { t } = useTranslation('articlePages');
  const { language } = useRoute();
  return (
    <div>
      {foreign ? (
        <NoteBox icon={mdiTranslate} className="article-language-note">
          {t('detail.languageNote', { language: languageName(foreign, language) })}
        </NoteBox>
      ) : null}
      {empty ? <Text muted>{t('detail.noText')}</Text> : children}
    </div>
  );
}
