import { mdiSwapHorizontal } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetComparisonInfiniteQuery } from '../../../api/comparisonApi';
import { asApiError } from '../../../api/errors/apiError';
import { avatarAddress } from '../../../api/wire/avatarAddress';
import { actionClass } from '../../../components/buttons/actionClass';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { Icon } from '../../../components/Icon';
import { MemberAvatar } from '../../../components/MemberAvatar';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { buildComparisonPath } from '../../../contract/comparisonPath';
import type { ComparisonResult } from '../../../contract/records/comparisons';
import { comparisonView } from '../../../contract/views/comparisonView';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerName } from '../PlayerName';
import { ComparisonContent } from './ComparisonContent';
import { SumsSkeleton } from './ComparisonSkeleton';
import { FindOpponent } from './FindOpponent';
import { RivalsLink } from './RivalsLink';
import type { PlayingMember } from './useMember';
import './comparison.css';

/** What a result is from the other player's side. */
const swapped = { won: 'lost', lost: 'won', tied: 'tied' } satisfies Record<
  ComparisonResult,
  ComparisonResult
>;

/** Two players: their charts by result and game, and each chart. */
export function Comparison({ one, two }: { one: PlayingMember; two: PlayingMember }) {
  const { t } = useTranslation('comparison');
  const failureText = useReadFailureText();
  const { language } = useRoute();
  const [search] = useSearchParams();
  const view = comparisonView.read(search);
  const list = useGetComparisonInfiniteQuery({
    language,
    id: one.player,
    other: two.player,
    view,
  });
  const pages = list.data?.pages;
  const failure = list.isError ? asApiError(list.error) : undefined;
  const title = t('versus', { name: one.username, other: two.username });
  const mirrored = comparisonView.write({ ...view, result: view.result && swapped[view.result] });
  const query = mirrored.size === 0 ? '' : `?${mirrored.toString()}`;
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader eyebrow={t('eyebrow')} title={title}>
        <div className="comparison-players">
          <ComparedPlayer member={one} />
          <Link
            to={`${buildComparisonPath(language, two.slug, one.slug)}${query}`}
            className={actionClass('outlined')}
          >
            <Icon path={mdiSwapHorizontal} />
            <span>{t('swap')}</span>
          </Link>
          <ComparedPlayer member={two} />
        </div>
      </PageHeader>
      {failure && !pages ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {pages || failure ? null : <SumsSkeleton />}
      {pages ? (
        <ComparisonContent
          names={{ name: one.username, other: two.username }}
          first={one.player}
          pages={pages}
          view={view}
          list={list}
        />
      ) : null}
      {/* Not below placeholders, whose height is not that of the comparison. */}
      {pages || failure ? <FindOpponent member={one} action={<RivalsLink member={one} />} /> : null}
    </>
  );
}

const ComparedPlayer = ({ member: { id, username, slug, country } }: { member: PlayingMember }) => (
  <span className="comparison-player">
    <MemberAvatar src={avatarAddress(id, null)} username={username} size={40} />
    <PlayerName player={{ id, username, slug, country }} />
  </span>
);
