import { useTranslation } from 'react-i18next';
import { useEditedText } from '../../admin-frame/drafts/useEditedText';
import type { AdminOverview } from '../../contract/schemas/adminOverview';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { OverviewCard, OverviewEntry } from './OverviewCard';

interface DraftCardProps {
  kind: 'articles' | 'games';
  drafts: NonNullable<AdminOverview['articleDrafts']>;
}

/** Articles or games that are not public yet. */
export function DraftCard({ kind, drafts: { total, items } }: DraftCardProps) {
  const { t } = useTranslation(['adminOverview', 'adminArticles', 'adminGames']);
  const { pathTo } = useRoute();
  const { longDate } = useFormats();
  const { nameOf, editedText } = useEditedText();
  const ownId = useAppSelector(selectUser)?.id;
  const list = `${pathTo('Administration')}/${kind}`;
  const unnamed = kind === 'articles' ? t('adminArticles:untitled') : t('adminGames:unnamed');
  return (
    <OverviewCard
      title={t(`drafts.${kind}`)}
      to={kind === 'articles' ? `${list}?state=draft` : list}
      total={total}
      empty={t('drafts.empty')}
      entries={items.map(({ id, name, editedAt, editedBy }) => (
        <OverviewEntry
          key={id}
          to={`${list}/${id}`}
          title={name ?? unnamed}
          detail={
            editedBy !== null && editedBy.id === ownId
              ? t('drafts.byYou', { date: longDate(editedAt) })
              : editedText(editedAt, nameOf(editedBy))
          }
        />
      ))}
    />
  );
}

/** Articles that readers will see by themselves. */
export function ScheduledCard({
  articles,
}: {
  articles: NonNullable<AdminOverview['scheduledArticles']>;
}) {
  const { t } = useTranslation(['adminOverview', 'adminArticles']);
  const { pathTo } = useRoute();
  const { longDate } = useFormats();
  const list = `${pathTo('Administration')}/articles`;
  return (
    <OverviewCard
      title={t('scheduled.title')}
      to={`${list}?state=scheduled`}
      total={articles.total}
      empty={t('scheduled.empty')}
      entries={articles.items.map(({ id, name, publishedAt }) => (
        <OverviewEntry
          key={id}
          to={`${list}/${id}`}
          title={name ?? t('adminArticles:untitled')}
          detail={publishedAt === null ? t('scheduled.undated') : longDate(publishedAt)}
        />
      ))}
    />
  );
}
