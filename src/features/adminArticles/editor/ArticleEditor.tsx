import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstLanguage } from '../../../admin-frame/drafts/firstLanguage';
import { LeaveDialog } from '../../../admin-frame/drafts/LeaveDialog';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleDetails } from './ArticleDetails';
import { EditorHeader } from './EditorHeader';
import { FieldErrors } from './FieldErrors';
import { LanguagePanes } from './LanguagePanes';
import { LocalDraftNotice } from '../recovery/LocalDraftNotice';
import { SaveNotice } from '../recovery/SaveNotice';
import { isStuck, isUnsaved } from '../draft/draftState';
import { useArticleDraft } from '../draft/useArticleDraft';

const ConflictDialog = lazy(async () => {
  const { ConflictDialog: Dialog } = await import(
    /* webpackChunkName: "article-conflict" */ '../conflict/ConflictDialog'
  );
  return { default: Dialog };
});

interface ArticleEditorProps {
  loaded: AdminArticle;
  /** Only for an article that is not on the server yet. */
  draftKey?: string;
  onCreated?: (id: number) => void;
}

/** The editor of one article: header, texts side by side, details. */
export function ArticleEditor({ loaded, draftKey, onCreated }: ArticleEditorProps) {
  const { t } = useTranslation('adminArticles');
  const { language } = useRoute();
  const draft = useArticleDraft(loaded, draftKey);
  const { id } = draft.article;
  const tellCreated = useEffectEvent((created: number) => onCreated?.(created));
  useEffect(() => {
    if (id !== loaded.id) tellCreated(id);
  }, [id, loaded.id]);
  const [shown, setShown] = useState(() => firstLanguage(loaded.content.translations, language));
  return (
    <>
      <EditorHeader draft={draft} shown={shown} />
      <Stack spacing={4}>
        <SaveNotice draft={draft} />
        <FieldErrors draft={draft} onShow={setShown} />
        <LocalDraftNotice draft={draft} loaded={loaded} draftKey={draftKey} />
        <LanguagePanes
          draft={draft}
          shown={shown}
          onShow={setShown}
          takesFocus={draftKey !== undefined}
        />
        <ArticleDetails draft={draft} shown={shown} />
      </Stack>
      <Suspense fallback={null}>
        {draft.conflict ? <ConflictDialog draft={draft} conflict={draft.conflict} /> : null}
      </Suspense>
      <LeaveDialog
        unsaved={isStuck(draft)}
        closing={isUnsaved(draft)}
        text={t(draft.stored ? 'leave.text' : 'leave.notStored')}
      />
    </>
  );
}
