import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { nanoid } from '@reduxjs/toolkit';
import { useId, useImperativeHandle, useRef, type Ref, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextHandle } from '../../components/richText/RichTextEditor';
import { commentError } from '../../contract/commentRules';
import { limits } from '../../contract/limits';
import { entryQueued } from '../../state/pwaSlice';
import { useAppDispatch } from '../../store/hooks';
import { LazyEditor } from './LazyEditor';
import { useCommentDraft } from './useCommentDraft';
import { WritingHint } from './WritingHint';

export interface CommentFormHandle {
  /** Puts a text back, before anything typed since. */
  takeBack: (html: string) => void;
}

interface CommentFormProps {
  member: string;
  articleId: number;
  ref?: Ref<CommentFormHandle>;
}

/** The form for a new comment. Posting puts it into the queue of unsent work at once, so it can neither be lost nor sent twice. */
export function CommentForm({ member, articleId, ref }: CommentFormProps) {
  const { t } = useTranslation('comments');
  const hint = useId();
  const dispatch = useAppDispatch();
  const editor = useRef<RichTextHandle>(null);
  const { initial, latest, used, kept, error, faulty, onChange, clear } = useCommentDraft({
    member,
    articleId,
  });
  useImperativeHandle(ref, () => ({
    takeBack: (html) => {
      editor.current?.fill(`${html}${latest.current.html}`, true);
      editor.current?.focus();
    },
  }));
  const post = (event: SubmitEvent) => {
    event.preventDefault();
    const { html, text } = latest.current;
    if (commentError(text) !== undefined) return;
    dispatch(
      entryQueued({
        kind: 'comment',
        key: nanoid(),
        member,
        writtenAt: Date.now(),
        status: 'waiting',
        reason: '',
        articleId,
        content: html,
      }),
    );
    clear();
    editor.current?.fill('');
    editor.current?.focus();
  };
  return (
    <Box component="form" noValidate aria-label={t('write')} onSubmit={post}>
      <LazyEditor
        ref={editor}
        label={t('write')}
        placeholder={t('placeholder')}
        initial={initial}
        describedBy={hint}
        invalid={error !== undefined && used > 0}
        onChange={onChange}
      />
      <Box sx={styles.foot}>
        <WritingHint
          id={hint}
          used={used}
          error={error}
          empty={t('postHint', { min: limits.comment.min })}
          draft={kept ? t('draft') : t('draftNotKept')}
        />
        <Button type="submit" variant="contained" disabled={faulty} aria-describedby={hint}>
          {t('post')}
        </Button>
      </Box>
    </Box>
  );
}

const styles = {
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    mt: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const;
