import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNoticesInfiniteQuery, useMarkNoticesSeenMutation } from '../../api/reportsApi';
import { useRoute } from '../../navigation/useRoute';
import { NoticeCard } from './NoticeCard';
import { PagedList } from './PagedList';

/** What moderators tell the member, the newest first. What is shown counts as read. */
export function NoticeList() {
  const { t } = useTranslation('reports');
  const { language } = useRoute();
  const list = useGetNoticesInfiniteQuery({ language }, { refetchOnMountOrArgChange: true });
  const [markSeen] = useMarkNoticesSeenMutation();
  const newest = list.data?.pages[0]?.items[0];
  const unseen = newest?.seenAt === null ? newest.id : undefined;
  useEffect(() => {
    if (unseen !== undefined) void markSeen(unseen);
  }, [unseen, markSeen]);
  return (
    <PagedList
      list={list}
      empty={{ title: t('notices.empty.notices'), text: t('notices.empty.noticesText') }}
    >
      {(notice) => <NoticeCard key={notice.id} notice={notice} />}
    </PagedList>
  );
}
