import { mdiPodium } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import type { BoardPage } from '../../../api/wire/boardPages';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PageHeader } from '../../../components/page/PageHeader';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { useFollowedFocus } from '../useFollowedFocus';
import { LatestDays } from './LatestDays';

export function LatestView({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['boards', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:LatestScores')} lead={t('latest.lead')} />
      {children}
    </>
  );
}

interface LatestContentProps {
  page: BoardPage<LatestScore>;
  after: string;
  ownName?: string | undefined;
  /** The page is of the previous query. */
  stale?: boolean;
}

/** One page of the latest scores. */
export function LatestContent({ page, after, ownName, stale = false }: LatestContentProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const { heading, onFollow } = useFollowedFocus(after);
  const { items, total, next } = page;
  if (items.length === 0 && after === '' && next === null)
    return <EmptyState icon={mdiPodium} title={t('empty.title')} />;
  return (
    <>
      <BoardTotal ref={heading}>{t('total', { count: total, formatted: count(total) })}</BoardTotal>
      {items.length === 0 ? null : <LatestDays scores={items} ownName={ownName} stale={stale} />}
      <BoardPages
        names={{ pages: t('latest.pages'), first: t('latest.first'), next: t('latest.next') }}
        first={after === '' ? undefined : '?'}
        next={next === null ? undefined : `?after=${next}`}
        onFollow={onFollow}
      />
    </>
  );
}
