import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { RequireLogin } from '../../../access/RequireLogin';
import { isNotFound } from '../../../api/errors/apiError';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { buildRivalsPath, ownSlug } from '../../../contract/comparisonPath';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { ComparisonSkeleton } from '../comparison/ComparisonSkeleton';
import { isPlayer, useMember } from '../comparison/useMember';
import { RecordFailure } from '../RecordFailure';
import { Rivals } from './Rivals';

/** The players near a member. */
export function RivalsPage() {
  const { slug = '' } = useParams();
  if (slug === ownSlug)
    return (
      <RequireLogin>
        <OfReader />
      </RequireLogin>
    );
  return <OfMember key={slug} slug={slug} />;
}

/** Leads to the address that others can read too. */
function OfReader() {
  const { language, pathTo } = useRoute();
  const own = useAppSelector(selectUser)?.slug;
  return <Navigate to={own ? buildRivalsPath(language, own) : pathTo('Home')} replace />;
}

function OfMember({ slug }: { slug: string }) {
  const { t } = useTranslation('comparison');
  const { language } = useRoute();
  const { member, failure, refetch } = useMember(slug);
  if (failure && !isNotFound(failure))
    return (
      <RecordFailure
        failure={failure}
        missing={t('missing.title')}
        failed={t('rivals.failed')}
        onRetry={() => void refetch()}
      />
    );
  if (!member && !failure) return <ComparisonSkeleton />;
  if (!isPlayer(member)) {
    const title = t('missing.title');
    return (
      <>
        <PageMetadata title={title} noindex />
        <PageHeader title={title} lead={t('missing.text', { name: member?.username ?? slug })} />
      </>
    );
  }
  // A member was renamed.
  if (member.slug !== slug) return <Navigate to={buildRivalsPath(language, member.slug)} replace />;
  return <Rivals member={member} />;
}
