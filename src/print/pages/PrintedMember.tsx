import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../api/wire/articleFromWire';
import type { Page } from '../../api/wire/collection';
import type { MemberComment } from '../../api/wire/commentFromWire';
import type { PublicMember } from '../../api/wire/memberFromWire';
import { ListMore } from '../../components/reading/ListMore';
import { MemberArticleCards } from '../../features/articles/sections/MemberArticleCards';
import { DisabledMember } from '../../features/members/DisabledMember';
import { MemberCommentList } from '../../features/members/MemberCommentList';
import { MemberHeader } from '../../features/members/MemberHeader';
import { MemberWithoutScores } from '../../features/members/MemberWithoutScores';
import { PlayerFrame } from '../../features/records/player/PlayerFrame';
import { ReportSlot } from '../../reporting/ReportSlot';
import { PrintedMarkup } from '../PrintedMarkup';
import { ButtonSlot } from './ButtonSlot';
import '../../features/members/members.css';
import '../../components/html/commentProse.css';

interface PrintedMemberProps {
  member: PublicMember;
  articles: Page<ArticleOverview> | undefined;
  comments: Page<MemberComment> | undefined;
}

export function PrintedMember({ member, articles, comments }: PrintedMemberProps) {
  const { t } = useTranslation('members');
  const written = articles?.items ?? [];
  const said = comments?.items ?? [];
  if (member.disabled) return <DisabledMember username={member.username} />;
  return (
    <>
      <MemberHeader member={member} report={<ReportSlot label={t('report')} />} />
      {member.player !== null && member.scores > 0 ? (
        <PlayerFrame
          scores={member.scores}
          games={member.games}
          groups={member.scoreGroups}
          pinned={member.pinned}
          isPrivate={member.private.includes('activity')}
        />
      ) : (
        <MemberWithoutScores username={member.username} />
      )}
      {member.articles > 0 && articles ? (
        <div className="member-articles">
          <MemberArticleCards articles={written} total={articles.total}>
            {articles.total > written.length ? (
              <ListMore>
                <ButtonSlot label={t('loadMoreArticles')} />
              </ListMore>
            ) : null}
          </MemberArticleCards>
        </div>
      ) : null}
      <MemberCommentList
        total={comments?.total}
        comments={said}
        username={member.username}
        renderText={(html) => <PrintedMarkup html={html} className="comment-prose" />}
      >
        {comments && comments.total > said.length ? (
          <ListMore>
            <ButtonSlot label={t('loadMore')} />
          </ListMore>
        ) : null}
      </MemberCommentList>
    </>
  );
}
