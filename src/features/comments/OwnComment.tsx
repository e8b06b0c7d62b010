import { mdiEyeOffOutline } from '@mdi/js';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Comment } from '../../api/wire/commentFromWire';
import { NoteBox } from '../../components/feedback/NoteBox';
import { CommentHtml } from '../../components/html/CommentHtml';
import { useRoute } from '../../navigation/useRoute';
import { CommentActions } from './CommentActions';
import { CommentChangeForm } from './CommentChangeForm';
import { CommentView, HiddenText } from './CommentView';
import { RemovedComment } from './RemovedComment';
import './comments.css';

export interface OwnCommentProps {
  articleId: number;
  comment: Comment;
  /** The reader wrote it. */
  own: boolean;
  report: ReactNode;
  /** Announces a completed action. */
  onNews: (text: string) => void;
}

/** A comment that the reader may change and delete. */
export function OwnComment({ articleId, comment, own, report, onNews }: OwnCommentProps) {
  const { t } = useTranslation(['comments', 'metadata']);
  const { pathTo } = useRoute();
  const [mode, setMode] = useState<'shown' | 'changing' | 'removed'>('shown');
  const item = useRef<HTMLLIElement>(null);
  const show = () => {
    setMode('shown');
    item.current?.focus();
  };
  if (mode === 'removed') {
    return <RemovedComment articleId={articleId} id={comment.id} onUndo={() => setMode('shown')} />;
  }
  return (
    <CommentView ref={item} comment={comment} report={report}>
      {comment.hidden && own ? (
        <NoteBox
          icon={mdiEyeOffOutline}
          className="comment-hidden"
          action={<Link to={pathTo('Notices')}>{t('metadata:Notices')}</Link>}
        >
          {t('hiddenOwn')}
        </NoteBox>
      ) : null}
      <div hidden={mode === 'changing'}>
        {comment.hidden && !own ? <HiddenText /> : <CommentHtml html={comment.content} />}
      </div>
      <CommentChangeForm
        articleId={articleId}
        comment={comment}
        open={mode === 'changing'}
        onOpen={() => setMode('changing')}
        onClose={show}
        onNews={onNews}
      />
      {mode === 'shown' ? (
        <CommentActions
          onChange={comment.hidden ? undefined : () => setMode('changing')}
          onRemove={() => setMode('removed')}
        />
      ) : null}
    </CommentView>
  );
}
