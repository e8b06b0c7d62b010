import { mdiContentCopy } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { copyArticle } from './articleText';

/** Copies the article's texts in all languages, as HTML and as plain text. */
export function CopyTextButton({ content }: { content: AdminArticleContent }) {
  const { t } = useTranslation('adminArticles');
  const dispatch = useAppDispatch();
  const copy = async () => {
    const copied = await copyArticle(content);
    dispatch(
      notificationQueued({
        messageKey: copied ? 'adminArticles:rescue.copied' : 'adminArticles:rescue.notCopied',
        severity: copied ? 'success' : 'error',
      }),
    );
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiContentCopy} />}
      onClick={() => void copy()}
    >
      {t('rescue.copy')}
    </Button>
  );
}
