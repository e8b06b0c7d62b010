import { LoadingTitle } from '../../components/feedback/LoadingTitle';
import { Placeholder } from '../../components/feedback/Placeholder';
import './members.css';

/** The skeleton of a member page. */
export function MemberSkeleton() {
  return (
    <div aria-busy="true" className="member-skeleton">
      <LoadingTitle />
      <div className="member-skeleton-head">
        <Placeholder shape="circle" className="member-skeleton-avatar" />
        <div>
          <Placeholder className="member-skeleton-role" />
          <Placeholder className="member-skeleton-name" />
          <Placeholder className="member-skeleton-since" />
        </div>
      </div>
      <div className="member-comments">
        <CommentLines />
      </div>
    </div>
  );
}

/** The skeleton of comments: a title, a date and some lines each. */
export function CommentLines() {
  return [0, 1, 2].map((line) => (
    <div key={line} className="member-comment">
      <Placeholder className="member-skeleton-title" />
      <Placeholder className="member-skeleton-date" />
      <Placeholder className="member-skeleton-text" />
    </div>
  ));
}
