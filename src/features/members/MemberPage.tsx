import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { asApiError, isNotFound } from '../../api/errors/apiError';
import { useGetMemberQuery } from '../../api/membersApi';
import type { PublicMember } from '../../api/wire/memberFromWire';
import { ActionLink } from '../../components/buttons/ActionLink';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { useRoute } from '../../navigation/useRoute';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { DisabledMember } from './DisabledMember';
import { MemberComments } from './MemberComments';
import { MemberHeader } from './MemberHeader';
import { MemberWithoutScores } from './MemberWithoutScores';
import './members.css';
import { MemberSkeleton } from './MemberSkeleton';
import { ReportMember } from './ReportMember';

interface MemberPageProps {
  /** Renders the articles of a member who has published any. */
  renderArticles: (slug: string, count: number) => ReactNode;
  /** Renders the scores of a member who has posted any. */
  renderScores: (
    player: number,
    counts: {
      scores: number;
      games: number;
      groups: readonly number[];
      pinned: number;
      isPrivate: boolean;
    },
  ) => ReactNode;
}

/** The public page of a member: name, role, scores, articles and comments. */
export function MemberPage(slots: MemberPageProps) {
  const { slug = '' } = useParams();
  const { t } = useTranslation('members');
  const failureText = useReadFailureText();
  const { memberPath } = useRoute();
  const { currentData, error, isError, refetch } = useGetMemberQuery(slug);
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) {
    const present = currentData.slug ?? slug;
    if (present !== slug) return <Navigate to={memberPath(present)} replace />;
    return <Member member={currentData} slug={slug} {...slots} />;
  }
  if (isNotFound(failure)) return <MemberMissing />;
  if (failure) {
    return (
      <>
        <PageMetadata title={t('failed')} noindex />
        <PageHeader title={t('failed')} />
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={() => void refetch()} />
      </>
    );
  }
  return <MemberSkeleton />;
}

interface MemberProps extends MemberPageProps {
  member: PublicMember;
  slug: string;
}

function Member({ member, slug, renderArticles, renderScores }: MemberProps) {
  const { t } = useTranslation('members');
  const { username, articles, player, scores } = member;
  const ownName = useAppSelector(selectUser)?.username;
  if (member.disabled) {
    return (
      <>
        <PageMetadata title={username} description={t('disabled')} noindex />
        <DisabledMember username={username} />
      </>
    );
  }
  return (
    <>
      <PageMetadata title={username} description={t('description', { name: username })} noindex />
      <MemberHeader
        member={member}
        own={username === ownName}
        report={<ReportMember member={member} />}
      />
      {player !== null && scores > 0 ? (
        renderScores(player, {
          scores,
          games: member.games,
          groups: member.scoreGroups,
          pinned: member.pinned,
          isPrivate: member.private.includes('activity'),
        })
      ) : (
        <MemberWithoutScores username={username} />
      )}
      {articles > 0 ? (
        <div className="member-articles">{renderArticles(slug, articles)}</div>
      ) : null}
      <MemberComments key={slug} slug={slug} username={username} />
    </>
  );
}

/** Shown for an unknown or deleted member. The text does not tell which, for privacy. */
function MemberMissing() {
  const { t } = useTranslation('members');
  const { pathTo } = useRoute();
  return (
    <>
      <PageMetadata title={t('missing.title')} noindex />
      <PageHeader
        title={t('missing.title')}
        lead={t('missing.text')}
        action={
          <ActionLink to={pathTo('ArticleList')} variant="contained">
            {t('missing.articles')}
          </ActionLink>
        }
      />
    </>
  );
}
