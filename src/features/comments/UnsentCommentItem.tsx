import { mdiCloudUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { CommentHtml } from '../../components/html/CommentHtml';
import { entryRemoved, entryUpdated } from '../../state/pwaSlice';
import type { UnsentComment } from '../../state/unsentEntry';
import { useAppDispatch } from '../../store/hooks';
import { useOnline } from './useOnline';

interface UnsentCommentItemProps {
  comment: UnsentComment;
  onTakeBack: (html: string) => void;
}

/** An unsent comment and its state. */
export function UnsentCommentItem({ comment, onTakeBack }: UnsentCommentItemProps) {
  const { t } = useTranslation(['comments', 'common']);
  const online = useOnline();
  const dispatch = useAppDispatch();
  const { key, content, status, reason } = comment;
  const statusText = () => {
    if (status === 'sending') return t('unsent.sending');
    return online ? t('unsent.waiting') : t('unsent.offline');
  };
  return (
    <Box
      component="li"
      sx={{ mt: 3, p: 2, border: '1px dashed', borderColor: 'control.border', borderRadius: 1 }}
    >
      <CommentHtml html={content} />
      {status === 'rejected' ? (
        <>
          <Alert severity="error" sx={{ mt: 1 }}>
            {reason || `${t('unsent.refused')} ${t('error.generic')}`}
          </Alert>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => dispatch(entryUpdated({ key, status: 'waiting', reason: '' }))}
            >
              {t('common:retry')}
            </Button>
            <Button
              size="small"
              onClick={() => {
                onTakeBack(content);
                dispatch(entryRemoved(key));
              }}
            >
              {t('unsent.takeBack')}
            </Button>
            <Button size="small" color="inherit" onClick={() => dispatch(entryRemoved(key))}>
              {t('unsent.discard')}
            </Button>
          </Box>
        </>
      ) : (
        <Box component="output" sx={{ display: 'flex', gap: 1, mt: 1, color: 'text.secondary' }}>
          <Icon path={mdiCloudUploadOutline} fontSize="small" />
          {statusText()}
        </Box>
      )}
    </Box>
  );
}
