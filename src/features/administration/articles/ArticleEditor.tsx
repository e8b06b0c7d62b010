import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Language } from '../../../contract/languages';
import { languages } from '../../../contract/languages';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleDetails } from './ArticleDetails';
import { ConflictDialog } from './ConflictDialog';
import { EditorHeader } from './EditorHeader';
import { LanguagePanes } from './LanguagePanes';
import { LeaveGuard } from './LeaveGuard';
import { LocalDraftNotice } from './LocalDraftNotice';
import { useArticleDraft } from './useArticleDraft';

/** The reader's language where the article has it or has nothing yet, else its first. */
function firstLanguage({ content }: AdminArticle, own: Language): Language {
  const written = languages.filter((language) => content.translations[language]);
  return written.length === 0 || written.includes(own) ? own : (written[0] ?? own);
}

/** One article: its head, its texts side by side, its details. */
export function ArticleEditor({ loaded }: { loaded: AdminArticle }) {
  const { language } = useRoute();
  const draft = useArticleDraft(loaded);
  const [shown, setShown] = useState(() => firstLanguage(loaded, language));
  return (
    <>
      <EditorHeader draft={draft} shown={shown} />
      <Stack spacing={4}>
        <LocalDraftNotice draft={draft} loaded={loaded} />
        <LanguagePanes draft={draft} shown={shown} onShow={setShown} />
        <ArticleDetails draft={draft} shown={shown} />
      </Stack>
      <ConflictDialog draft={draft} />
      <LeaveGuard draft={draft} />
    </>
  );
}
