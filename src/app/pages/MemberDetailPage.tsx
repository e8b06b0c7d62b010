import { MemberArticles } from '../../features/articles/sections/MemberArticles';
import { MemberPage } from '../../features/members/MemberPage';
import { PlayerScores } from '../../features/records/player/PlayerScores';

/** A member with their scores, articles and comments. */
export function MemberDetailPage() {
  return (
    <MemberPage
      renderArticles={(slug, count) => <MemberArticles key={slug} slug={slug} count={count} />}
      renderScores={(player, counts) => <PlayerScores key={player} player={player} {...counts} />}
    />
  );
}
