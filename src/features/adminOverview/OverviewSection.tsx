import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import type { AdminOverview } from '../../contract/schemas/adminOverview';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { useGetAdminOverviewQuery } from './adminOverviewApi';
import { DraftCard, ScheduledCard } from './DraftCards';
import { NewcomerScoresCard, NewMembersCard } from './NewcomerCards';
import { OverviewCard, OverviewEntry } from './OverviewCard';
import { WorkCard } from './WorkCard';

/** What waits for this administrator. */
export function OverviewSection() {
  // Also the texts of the cards: waiting for them later would hide the heading.
  const { t } = useTranslation(['adminOverview', 'adminArticles', 'adminGames', 'adminOperation']);
  const { language } = useRoute();
  const query = useGetAdminOverviewQuery(language, { refetchOnMountOrArgChange: true });
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <QueryAlert query={query} otherwise={t('failed')} />
      </Box>
      <Box
        aria-busy={query.isLoading}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
          gap: 2,
        }}
      >
        {query.data ? <Cards overview={query.data} /> : null}
        {query.isLoading
          ? ['first', 'second', 'third'].map((key) => (
              <Skeleton key={key} variant="rounded" height={300} />
            ))
          : null}
      </Box>
    </>
  );
}

function Cards({ overview }: { overview: AdminOverview }) {
  const { articleDrafts, gameDrafts, scheduledArticles, openCases, work } = overview;
  const { newMembers, newcomerScores } = overview;
  return (
    <>
      {openCases ? <CasesCard cases={openCases} /> : null}
      {work ? <WorkCard work={work} /> : null}
      {articleDrafts ? <DraftCard kind="articles" drafts={articleDrafts} /> : null}
      {scheduledArticles ? <ScheduledCard articles={scheduledArticles} /> : null}
      {gameDrafts ? <DraftCard kind="games" drafts={gameDrafts} /> : null}
      {newcomerScores ? <NewcomerScoresCard scores={newcomerScores} /> : null}
      {newMembers ? <NewMembersCard members={newMembers} /> : null}
    </>
  );
}

function CasesCard({
  cases: { total, items },
}: {
  cases: NonNullable<AdminOverview['openCases']>;
}) {
  const { t } = useTranslation('adminOverview');
  const { pathTo } = useRoute();
  const { longDate } = useFormats();
  const list = `${pathTo('Administration')}/support`;
  return (
    <OverviewCard
      title={t('cases.title')}
      to={`${list}?status=open`}
      total={total}
      empty={t('cases.empty')}
      entries={items.map(({ id, code, summary, createdAt }) => (
        <OverviewEntry
          key={id}
          to={`${list}/${id}`}
          title={summary || code}
          detail={longDate(createdAt)}
        />
      ))}
    />
  );
}
