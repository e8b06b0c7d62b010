import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { RequireLogin } from '../../access/RequireLogin';
import { isNotFound } from '../../api/errors/apiError';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { ownSlug } from '../../contract/comparisonPath';
import { useRoute } from '../../navigation/useRoute';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { isPlayer, useMember, type PlayingMember } from './comparison/useMember';
import { RecordFailure } from './RecordFailure';

interface PlayerPageProps {
  /** The path of the page of another member. */
  pathOf: (slug: string) => string;
  texts: { missing: string; missingText: (name: string) => string; failed: string };
  /** While the member loads. */
  skeleton: ReactNode;
  children: (member: PlayingMember) => ReactNode;
}

/** A page of the member whom the address names; `@me` leads to the address that others can read too. */
export function PlayerPage(props: PlayerPageProps) {
  const { slug = '' } = useParams();
  if (slug === ownSlug)
    return (
      <RequireLogin>
        <OfReader {...props} />
      </RequireLogin>
    );
  return <OfMember key={slug} slug={slug} {...props} />;
}

function OfReader({ pathOf }: PlayerPageProps) {
  const { pathTo } = useRoute();
  const own = useAppSelector(selectUser)?.slug;
  return <Navigate to={own ? pathOf(own) : pathTo('Home')} replace />;
}

function OfMember({ slug, pathOf, texts, skeleton, children }: PlayerPageProps & { slug: string }) {
  const { member, failure, refetch } = useMember(slug);
  const { missing, missingText, failed } = texts;
  if (failure && !isNotFound(failure))
    return (
      <RecordFailure
        failure={failure}
        missing={missing}
        failed={failed}
        onRetry={() => void refetch()}
      />
    );
  if (!member && !failure) return skeleton;
  if (!isPlayer(member))
    return (
      <>
        <PageMetadata title={missing} noindex />
        <PageHeader title={missing} lead={missingText(member?.username ?? slug)} />
      </>
    );
  // The member was renamed.
  if (member.slug !== slug) return <Navigate to={pathOf(member.slug)} replace />;
  return children(member);
}
