import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '../../api/wire/commentFromWire';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { limits } from '../../contract/limits';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector } from '../../store/hooks';
import { keepDraft } from './drafts';
import { LazyEditor } from './LazyEditor';
import { useSaveComment } from './useSaveComment';
import { useCommentDraft } from './useCommentDraft';
import { WritingHint } from './WritingHint';

interface ChangeProps {
  articleId: number;
  comment: Comment;
  open: boolean;
  /** Reopens the form when the change was rejected. */
  onOpen: () => void;
  onClose: () => void;
  onNews: (text: string) => void;
}

/** Edits a comment in place. The new text is shown optimistically; if it is rejected, the editor reopens with it. */
export function CommentChangeForm({ open, onOpen, onClose, onNews, ...rest }: ChangeProps) {
  const { t } = useTranslation('comments');
  const { articleId, comment } = rest;
  const [failure, setFailure] = useState<string>();
  const member = useAppSelector(selectMemberKey) ?? '';
  const place = { member, articleId, commentId: comment.id };
  const save = useSaveComment(articleId);
  if (!open) return null;
  const submit = async (html: string) => {
    setFailure(undefined);
    onClose();
    const refused = await save(comment.id, html);
    if (refused === undefined) {
      keepDraft(place, '');
      onNews(t('changed'));
      return;
    }
    setFailure(refused);
    onOpen();
  };
  const leave = () => {
    keepDraft(place, '');
    setFailure(undefined);
    onClose();
  };
  return (
    <>
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <ChangeEditor
        place={place}
        content={comment.content}
        onSave={(html) => void submit(html)}
        onCancel={leave}
      />
    </>
  );
}

interface ChangeEditorProps {
  place: { member: string; articleId: number; commentId: number };
  content: string;
  onSave: (html: string) => void;
  onCancel: () => void;
}

function ChangeEditor({ place, content, onSave, onCancel }: ChangeEditorProps) {
  const { t } = useTranslation('comments');
  const hint = useId();
  const { initial, latest, used, kept, error, faulty, onChange } = useCommentDraft(place, content);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!faulty) onSave(latest.current.html);
  };
  return (
    <Box component="form" noValidate aria-label={t('change')} onSubmit={save}>
      <LazyEditor
        takesFocus
        label={t('change')}
        initial={initial}
        describedBy={hint}
        invalid={error !== undefined}
        onChange={onChange}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
        <WritingHint
          id={hint}
          used={used}
          error={error}
          empty={t('saveHint', { min: limits.comment.min })}
          draft={kept ? '' : t('draftNotKept')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Button color="inherit" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={faulty}>
            {t('save')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
