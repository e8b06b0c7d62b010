import { useRef, useState } from 'react';
import type { Comment } from '../../api/wire/commentFromWire';
import { CommentHtml } from '../../components/html/CommentHtml';
import { CommentActions } from './CommentActions';
import { CommentChangeForm } from './CommentChangeForm';
import { CommentView } from './CommentView';
import { RemovedComment } from './RemovedComment';

export interface OwnCommentProps {
  articleId: number;
  comment: Comment;
  /** Announces a completed action. */
  onNews: (text: string) => void;
}

/** A comment that the reader may change and delete. */
export function OwnComment({ articleId, comment, onNews }: OwnCommentProps) {
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
    <CommentView ref={item} comment={comment}>
      <div hidden={mode === 'changing'}>
        <CommentHtml html={comment.content} />
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
        <CommentActions onChange={() => setMode('changing')} onRemove={() => setMode('removed')} />
      ) : null}
    </CommentView>
  );
}
