import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { RequireLogin } from '../../../access/RequireLogin';
import { isNotFound, type ApiError } from '../../../api/errors/apiError';
import type { PublicMember } from '../../../api/wire/memberFromWire';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { buildComparisonPath, ownSlug } from '../../../contract/comparisonPath';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { RecordFailure } from '../RecordFailure';
import { Comparison } from './Comparison';
import { ComparisonSkeleton } from './ComparisonSkeleton';
import { FindOpponent } from './FindOpponent';
import { RivalsLink } from './RivalsLink';
import { isPlayer, useMember } from './useMember';

/** Two members on the charts that both play. */
export function ComparisonPage() {
  const { slug = '', other = '' } = useParams();
  if (other === ownSlug)
    return (
      <RequireLogin>
        <WithReader slug={slug} />
      </RequireLogin>
    );
  return <Compared key={`${slug} ${other}`} slug={slug} other={other} />;
}

/** Leads to the address that others can read too. */
function WithReader({ slug }: { slug: string }) {
  const { language, memberPath } = useRoute();
  const own = useAppSelector(selectUser)?.slug;
  return (
    <Navigate to={own ? buildComparisonPath(language, slug, own) : memberPath(slug)} replace />
  );
}

function Compared(slugs: { slug: string; other: string }) {
  const { t } = useTranslation('comparison');
  const { language } = useRoute();
  const one = useMember(slugs.slug);
  const two = useMember(slugs.other);
  const both = [one, two];
  const failed = both.find(({ failure }) => failure && !isNotFound(failure));
  const failure: ApiError | undefined = failed?.failure;
  if (failed && failure)
    return (
      <RecordFailure
        failure={failure}
        missing={t('missing.title')}
        failed={t('failed')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (both.some(({ member, failure: missing }) => !member && !missing))
    return <ComparisonSkeleton />;
  if (!isPlayer(one.member) || !isPlayer(two.member)) {
    const missing = both.find(({ member }) => !isPlayer(member)) ?? one;
    const name = missing.member?.username ?? missing.slug;
    const known = both.find(({ member }) => isPlayer(member))?.member;
    return <Refused title={t('missing.title')} text={t('missing.text', { name })} member={known} />;
  }
  if (one.member.id === two.member.id)
    return <Refused title={t('same.title')} text={t('same.text')} member={one.member} />;
  const { slug } = one.member;
  const other = two.member.slug;
  // A member was renamed.
  if (slug !== slugs.slug || other !== slugs.other)
    return <Navigate to={buildComparisonPath(language, slug, other)} replace />;
  return <Comparison one={one.member} two={two.member} />;
}

interface RefusedProps {
  title: string;
  text: string;
  /** Who can be compared with someone else. */
  member: PublicMember | undefined;
}

function Refused({ title, text, member }: RefusedProps) {
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader title={title} lead={text} />
      {member ? <FindOpponent member={member} action={<RivalsLink member={member} />} /> : null}
    </>
  );
}
