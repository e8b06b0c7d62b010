import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { commentsApi } from '../../api/commentsApi';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { Icon } from '../../components/Icon';
import { useFailureText } from '../../components/feedback/useFailureText';
import { timings } from '../../config/timings';
import { useAppDispatch } from '../../store/hooks';
import { focusOnMount } from '../../components/focusOnMount';

interface RemovedCommentProps {
  articleId: number;
  id: number;
  onUndo: () => void;
}

/** Deletes the comment when it can no longer be restored: after a delay, or when the page is left. */
function useRemoval({ articleId, id }: RemovedCommentProps) {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<ReturnType<typeof asApiError>>();
  const settled = useRef(false);
  const remove = useEffectEvent(async () => {
    if (settled.current) return;
    settled.current = true;
    const request = dispatch(commentsApi.endpoints.removeComment.initiate({ id, articleId }));
    const { error } = await request;
    setFailure(asApiError(error));
    request.reset();
  });
  useEffect(() => {
    const leave = () => void remove();
    const timer = setTimeout(leave, timings.undoRemoval);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    failure,
    keep: () => {
      settled.current = true;
    },
  };
}

/** Replaces a deleted comment while it can be restored. */
export function RemovedComment(props: RemovedCommentProps) {
  const { t } = useTranslation('comments');
  const failureText = useFailureText();
  const { failure, keep } = useRemoval(props);
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      {failure ? (
        <ErrorAlert message={failureText(failure, t('error.delete'))} onRetry={props.onUndo} />
      ) : (
        <Box component="output" sx={styles}>
          <Icon path={mdiDeleteOutline} fontSize="small" />
          {t('removed.text')}
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            // The button that was pressed is gone: focus moves to undo.
            ref={focusOnMount}
            onClick={() => {
              keep();
              props.onUndo();
            }}
          >
            {t('removed.undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'surface.muted',
  color: 'text.secondary',
} as const;
