import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { avatarAddress } from '../../api/wire/avatarAddress';
import type { Comment } from '../../api/wire/commentFromWire';
import { MemberAvatar } from '../../components/MemberAvatar';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import './comments.css';

interface CommentViewProps {
  comment: Comment;
  /** The item of the list; it can be focused by script. */
  ref?: Ref<HTMLLIElement>;
  /** The text, and the controls of who may change it. */
  children: ReactNode;
}

/** A comment in a list. */
export function CommentView({ comment, ref, children }: CommentViewProps) {
  const { author } = comment;
  return (
    <li ref={ref} tabIndex={-1} className="comment">
      <MemberAvatar
        src={author ? avatarAddress(author.id, null) : undefined}
        username={author?.username ?? undefined}
        size={40}
      />
      <div className="comment-body">
        <CommentHead comment={comment} />
        {children}
      </div>
    </li>
  );
}

function CommentHead({
  comment: { author, createdAt, edited },
}: Pick<CommentViewProps, 'comment'>) {
  const { t } = useTranslation('comments');
  const { longDate } = useFormats();
  const { memberPath } = useRoute();
  const name = author ? (author.username ?? t('unknownMember')) : t('deletedMember');
  return (
    <div className="comment-head">
      {author?.slug ? (
        <Link to={memberPath(author.slug)} className="text-link comment-name">
          {name}
        </Link>
      ) : (
        <span className={author ? 'comment-name comment-author' : 'comment-name'}>{name}</span>
      )}
      {createdAt ? <time dateTime={createdAt}>{longDate(createdAt)}</time> : null}
      {edited ? <span>{t('edited')}</span> : null}
    </div>
  );
}
