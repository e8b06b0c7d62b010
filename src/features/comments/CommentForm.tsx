import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { nanoid } from '@reduxjs/toolkit';
import { useId, useImperativeHandle, useRef, type Ref, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextHandle } from '../../components/richText/RichTextEditor';
import { commentFault } from '../../contract/commentRules';
import { limits } from '../../contract/limits';
import { LazyEditor } from './LazyEditor';
import { putInOutbox } from './outbox';
import { useWriting } from './useWriting';
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

/** The form for a new comment. Posting puts it into the outbox at once, so it can neither be lost nor sent twice. */
export function CommentForm({ member, articleId, ref }: CommentFormProps) {
  const { t } = useTranslation('comments');
  const hint = useId();
  const editor = useRef<RichTextHandle>(null);
  const { initial, latest, used, kept, fault, faulty, onChange, clear } = useWriting({
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
    if (commentFault(text) !== undefined) return;
    putInOutbox(member, { key: nanoid(), articleId, content: html, writtenAt: Date.now() });
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
        invalid={fault !== undefined && used > 0}
        onChange={onChange}
      />
      <Box sx={look.foot}>
        <WritingHint
          id={hint}
          used={used}
          fault={fault}
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

const look = {
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    mt: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const;
