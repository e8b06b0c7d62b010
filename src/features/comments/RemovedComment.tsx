import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/apiError';
import { commentsApi } from '../../api/commentsApi';
import { secretArg } from '../../api/secretArgs';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Icon } from '../../components/Icon';
import { useFailureText } from '../../components/useFailureText';
import { timings } from '../../config/timings';
import { useAppDispatch } from '../../store/hooks';
import { dropComment } from './patchComments';

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
    const request = dispatch(
      commentsApi.endpoints.removeComment.initiate(secretArg({ id, articleId })),
    );
    try {
      await request.unwrap();
      dropComment(dispatch, articleId, id);
    } catch (error) {
      const reason = asApiError(error);
      // A 404 means that the comment is already deleted.
      if (reason?.kind === 'http' && reason.status === 404) dropComment(dispatch, articleId, id);
      else setFailure(reason);
    } finally {
      request.reset();
    }
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

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

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
        <Box component="output" sx={look}>
          <Icon path={mdiDeleteOutline} fontSize="small" />
          {t('removed.text')}
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            // The button that was pressed is gone: focus moves to undo.
            ref={focusOnce}
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

const look = {
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
