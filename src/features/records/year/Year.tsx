import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError, isNotFound } from '../../../api/errors/apiError';
import { useGetPlayerYearQuery } from '../../../api/yearApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { Text } from '../../../components/Text';
import { buildYearPath } from '../../../contract/yearPath';
import { useRoute } from '../../../navigation/useRoute';
import '../chartBoard/board.css';
import type { PlayingMember } from '../comparison/useMember';
import './year.css';
import { YearContent } from './YearContent';
import { YearPartsSkeleton } from './YearSkeleton';

interface YearProps {
  member: PlayingMember;
  /** Null if the address has none. */
  year: number | null;
}

/** A year of a player, and links to the other ones. */
export function Year({ member, year }: YearProps) {
  const { t } = useTranslation('year');
  const { language, memberPath } = useRoute();
  const { slug, username: name, player } = member;
  const query = useGetPlayerYearQuery(
    { language, id: player, year: year ?? 0 },
    { skip: year === null },
  );
  const failure = query.isError ? asApiError(query.error) : undefined;
  // While another year loads, its links stay.
  const known = query.data?.years ?? [];
  if (year === null || (failure && isNotFound(failure)))
    return (
      <>
        <PageMetadata title={t('noYear.title')} noindex />
        <PageHeader
          title={t('noYear.title')}
          lead={
            <Link to={memberPath(slug)} className="text-link">
              {name}
            </Link>
          }
        />
      </>
    );
  const title = t('title', { name, year });
  const years = [...new Set([year, ...known])].toSorted((one, other) => other - one);
  return (
    <>
      <PageMetadata title={title} description={t('description', { name, year })} noindex />
      <PageHeader eyebrow={t('eyebrow')} title={title} />
      <nav aria-label={t('years')} className="board-tabs">
        {years.map((each) => (
          <Link
            key={each}
            to={buildYearPath(language, slug, each)}
            aria-current={each === year ? 'page' : undefined}
            className="board-tab"
          >
            {each}
          </Link>
        ))}
      </nav>
      <div className="board-panel">
        <ReadResult
          data={query.currentData}
          failure={failure}
          failed={t('failed')}
          onRetry={() => void query.refetch()}
          skeleton={<YearPartsSkeleton />}
        >
          {(review) => <YearContent member={member} title={title} review={review} />}
        </ReadResult>
      </div>
      <Text muted className="year-note">
        {t('note')}
      </Text>
    </>
  );
}
