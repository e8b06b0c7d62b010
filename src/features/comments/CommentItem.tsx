import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../access/useHasRole';
import { CommentHtml } from '../../components/html/CommentHtml';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { roles } from '../../contract/roles';
import { ReportButton } from '../../reporting/ReportButton';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { CommentView, HiddenText } from './CommentView';
import type { OwnCommentProps } from './OwnComment';

const ownComment = createLazyModule(async () => {
  const { OwnComment } = await import(/* webpackChunkName: "comment-writing" */ './OwnComment');
  return OwnComment;
});

type CommentItemProps = Omit<OwnCommentProps, 'own' | 'report'>;

/** A comment, with the actions of its author and of administrators, and a button that reports it. The server enforces who may do what. */
export function CommentItem(props: CommentItemProps) {
  const { t } = useTranslation('comments');
  const { comment } = props;
  const { id, author, content, hidden } = comment;
  const user = useAppSelector(selectUser);
  const administrator = useHasRole({ one: roles.admin });
  const own = user !== null && user.id === author?.id;
  const report =
    own || hidden ? null : (
      <ReportButton
        subjects={[{ kind: 'comment', id }]}
        label={t('report')}
        of={author?.username ?? undefined}
      />
    );
  const text = (
    <CommentView comment={comment} report={report}>
      {hidden && content === '' ? <HiddenText /> : <CommentHtml html={content} />}
    </CommentView>
  );
  return own || administrator ? (
    <LazyComponent part={ownComment} props={{ ...props, own, report }} fallback={text} />
  ) : (
    text
  );
}
