import { useRef, useState } from 'react';
import { useHasRole } from '../../access/useHasRole';
import type { Comment, CommentAuthor } from '../../api/wire/commentFromWire';
import { SafeHtml } from '../../components/html/SafeHtml';
import { commentMarkup } from '../../contract/allowedMarkup';
import { roles } from '../../contract/roles';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { CommentActions } from './CommentActions';
import { CommentChangeForm } from './CommentChangeForm';
import { CommentView } from './CommentView';
import { RemovedComment } from './RemovedComment';

interface CommentItemProps {
  articleId: number;
  comment: Comment;
  /** Announces a completed action. */
  onNews: (text: string) => void;
}

/** Whether to offer the actions: for the author and administrators. The server enforces it. */
function useMayChange(author: CommentAuthor | null): boolean {
  const user = useAppSelector(selectUser);
  const administrator = useHasRole({ one: roles.admin });
  return administrator || (user !== null && user.id === author?.id);
}

export function CommentItem({ articleId, comment, onNews }: CommentItemProps) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'removed'>('shown');
  const mayChange = useMayChange(comment.author);
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
        <SafeHtml html={comment.content} markup={commentMarkup} className="comment-prose" />
      </div>
      {mayChange ? (
        <>
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
              onChange={() => setMode('changing')}
              onRemove={() => setMode('removed')}
            />
          ) : null}
        </>
      ) : null}
    </CommentView>
  );
}
