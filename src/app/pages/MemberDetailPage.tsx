import { MemberArticles } from '../../features/articles/sections/MemberArticles';
import { MemberPage } from '../../features/members/MemberPage';

/** A member with their articles and comments. */
export function MemberDetailPage() {
  return (
    <MemberPage
      renderArticles={(slug, count) => <MemberArticles key={slug} slug={slug} count={count} />}
    />
  );
}
