import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { avatarAddress } from '../../api/wire/avatarAddress';
import type { Comment } from '../../api/wire/commentFromWire';
import { MemberAvatar } from '../../components/MemberAvatar';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import './comments.css';

interface CommentViewProps {
  comment: Comment;
  /** The item of the list; it can be focused by script. */
  ref?: Ref<HTMLLIElement>;
  /** The button that reports it, or its place. */
  report?: ReactNode;
  /** The text, and the controls of who may change it. */
  children: ReactNode;
}

/** A comment in a list. */
export function CommentView({ comment, ref, report, children }: CommentViewProps) {
  const { author } = comment;
  return (
    <li ref={ref} tabIndex={-1} className="comment">
      <MemberAvatar
        src={author ? avatarAddress(author.id, null) : undefined}
        username={author?.username ?? undefined}
        size={40}
      />
      <div className="comment-body">
        <CommentHead comment={comment} report={report} />
        {children}
      </div>
    </li>
  );
}

function CommentHead({
  comment: { author, createdAt, edited },
  report,
}: Pick<CommentViewProps, 'comment' | 'report'>) {
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
      {report}
    </div>
  );
}

/** In place of the text of a comment that a moderator has hidden. */
export function HiddenText() {
  const { t } = useTranslation('comments');
  return (
    <Text muted variant="body2">
      {t('hidden')}
    </Text>
  );
}
