import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { RequireLogin } from '../../../access/RequireLogin';
import { asApiError, isNotFound } from '../../../api/errors/apiError';
import { useGetMemberQuery } from '../../../api/membersApi';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { ownSlug } from '../../../contract/comparisonPath';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { RecordFailure } from '../RecordFailure';
import { Explanation } from './Explanation';
import { ExplanationSkeleton } from './ExplanationSkeleton';

/** Why a member has a rank. */
export function ExplanationPage() {
  const { slug = '' } = useParams();
  if (slug !== ownSlug) return <Explained key={slug} slug={slug} />;
  return (
    <RequireLogin>
      <OfReader />
    </RequireLogin>
  );
}

/** The same page of a member. */
function Moved({ slug }: { slug: string }) {
  const { memberPath } = useRoute();
  const { search } = useLocation();
  return <Navigate to={`${memberPath(slug)}/rank${search}`} replace />;
}

/** Leads to the address that others can read too. */
function OfReader() {
  const { pathTo } = useRoute();
  const own = useAppSelector(selectUser)?.slug;
  return own ? <Moved slug={own} /> : <Navigate to={pathTo('Profile')} replace />;
}

function Explained({ slug }: { slug: string }) {
  const { t } = useTranslation('explanation');
  const { currentData: member, error, isError, refetch } = useGetMemberQuery(slug);
  const failure = isError ? asApiError(error) : undefined;
  if (failure && !isNotFound(failure))
    return (
      <RecordFailure
        failure={failure}
        missing={t('missing')}
        failed={t('failed')}
        onRetry={() => void refetch()}
      />
    );
  if (!member && !failure) return <ExplanationSkeleton />;
  if (!member || member.player === null)
    return (
      <>
        <PageMetadata title={t('missing')} noindex />
        <PageHeader
          title={t('missing')}
          lead={t('missingText', { name: member?.username ?? slug })}
        />
      </>
    );
  // The member was renamed.
  if (member.slug !== null && member.slug !== slug) return <Moved slug={member.slug} />;
  return <Explanation player={member.player} name={member.username} />;
}
