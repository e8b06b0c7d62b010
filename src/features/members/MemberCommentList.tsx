import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberComment } from '../../api/wire/commentFromWire';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import './members.css';

interface MemberCommentListProps {
  /** Undefined while loading. */
  total: number | undefined;
  comments: readonly MemberComment[];
  username: string;
  /** Renders the text of a comment. */
  renderText: (html: string) => ReactNode;
  /** A placeholder, a failure, or the button for more. */
  children?: ReactNode;
}

/** The comments of a member with their number, newest first. */
export function MemberCommentList(props: MemberCommentListProps) {
  const { total, comments, username, renderText, children } = props;
  const { t } = useTranslation('members');
  const { count } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={total === undefined} className="member-comments">
      <Text id={id} variant="h2" component="h2" className="member-comments-heading">
        {t('heading', { formatted: total === undefined ? '…' : count(total) })}
      </Text>
      {total === 0 ? <Text muted>{t('empty', { name: username })}</Text> : null}
      <ul>
        {comments.map((comment) => (
          <CommentLine key={comment.id} comment={comment}>
            {renderText(comment.content)}
          </CommentLine>
        ))}
      </ul>
      {children}
    </section>
  );
}

function CommentLine({ comment, children }: { comment: MemberComment; children: ReactNode }) {
  const { t } = useTranslation('members');
  const { longDate } = useFormats();
  const { articlePath } = useRoute();
  const { article, createdAt, edited } = comment;
  return (
    <li className="member-comment">
      {article ? (
        <Link to={articlePath(article)} className="text-link">
          {article.title ?? t('untitled')}
        </Link>
      ) : null}
      <Text variant="body2" muted className="member-comment-facts">
        {createdAt ? <time dateTime={createdAt}>{longDate(createdAt)}</time> : null}
        {edited ? ` · ${t('edited')}` : null}
      </Text>
      {children}
    </li>
  );
}
