import { useHasRole } from '../../access/useHasRole';
import type { CommentAuthor } from '../../api/wire/commentFromWire';
import { CommentHtml } from '../../components/html/CommentHtml';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { roles } from '../../contract/roles';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { CommentView } from './CommentView';
import type { OwnCommentProps } from './OwnComment';

const ownComment = createLazyModule(async () => {
  const { OwnComment } = await import(/* webpackChunkName: "comment-writing" */ './OwnComment');
  return OwnComment;
});

/** Whether to offer the actions: for the author and administrators. The server enforces it. */
function useMayChange(author: CommentAuthor | null): boolean {
  const user = useAppSelector(selectUser);
  const administrator = useHasRole({ one: roles.admin });
  return administrator || (user !== null && user.id === author?.id);
}

export function CommentItem(props: OwnCommentProps) {
  const { comment } = props;
  const text = (
    <CommentView comment={comment}>
      <CommentHtml html={comment.content} />
    </CommentView>
  );
  return useMayChange(comment.author) ? (
    <LazyComponent part={ownComment} props={props} fallback={text} />
  ) : (
    text
  );
}
