import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ReaderPreview } from '../../../admin-frame/preview/ReaderPreview';
import type { Language } from '../../../contract/languages';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { ArticlePreviewContext } from './ArticlePreviewContext';
import { previewArticle } from './previewArticle';

interface PreviewDialogProps {
  draft: ArticleDraft;
  shown: Language;
  onClose: () => void;
}

/** Previews the article as readers will see it, in any theme and language. */
export function PreviewDialog({ draft, shown, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('adminArticles');
  const renderArticle = use(ArticlePreviewContext);
  return (
    <ReaderPreview
      shown={shown}
      noteOn={(language) =>
        previewArticle(draft, language).locale === language ? undefined : t('preview.notWritten')
      }
      onClose={onClose}
    >
      {(language) => renderArticle(previewArticle(draft, language))}
    </ReaderPreview>
  );
}
