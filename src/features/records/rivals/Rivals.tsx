import { useTranslation } from 'react-i18next';
import { useGetPlayerRivalsQuery } from '../../../api/comparisonApi';
import { asApiError } from '../../../api/errors/apiError';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { PlayerName } from '../PlayerName';
import { SumsSkeleton } from '../comparison/ComparisonSkeleton';
import { FindOpponent } from '../comparison/FindOpponent';
import type { PlayingMember } from '../comparison/useMember';
import { RivalLists } from './RivalLists';
import '../comparison/comparison.css';

/** Milliseconds until it is asked again whether the first count is done. */
const countingInterval = 2000;

/** Who is nearest to a member on the boards, who is behind, and who is ahead. */
export function Rivals({ member }: { member: PlayingMember }) {
  const { t } = useTranslation('comparison');
  const { id, username, slug, country, player } = member;
  const first = useGetPlayerRivalsQuery(player);
  const isCounting = first.data?.countedAt === null;
  // The count of another request.
  useGetPlayerRivalsQuery(player, { skip: !isCounting, pollingInterval: countingInterval });
  const title = t('rivals.title', { name: username });
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader eyebrow={t('rivals.eyebrow')} title={title}>
        <div className="comparison-players">
          <PlayerName player={{ id, username, slug, country }} />
        </div>
      </PageHeader>
      <ReadResult
        data={isCounting ? undefined : first.data}
        failure={first.isError ? asApiError(first.error) : undefined}
        failed={t('rivals.failed')}
        onRetry={() => void first.refetch()}
        skeleton={
          <>
            {isCounting ? <output>{t('rivals.counting')}</output> : null}
            <SumsSkeleton />
          </>
        }
      >
        {(rivals) => (
          <>
            <RivalLists name={username} slug={slug} rivals={rivals} />
            <FindOpponent member={member} />
          </>
        )}
      </ReadResult>
    </>
  );
}
