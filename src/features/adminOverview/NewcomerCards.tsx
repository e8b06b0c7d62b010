import { useTranslation } from 'react-i18next';
import { useEditedText } from '../../admin-frame/drafts/useEditedText';
import { useUserPath } from '../../admin-frame/useUserPath';
import type { AdminOverview } from '../../contract/schemas/adminOverview';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { OverviewCard, OverviewEntry } from './OverviewCard';

/** Who registered lately. */
export function NewMembersCard({ members }: { members: NonNullable<AdminOverview['newMembers']> }) {
  const { t } = useTranslation('adminOverview');
  const { longDate } = useFormats();
  const pathOf = useUserPath();
  return (
    <OverviewCard
      title={t('members.title')}
      to={pathOf()}
      total={members.total}
      empty={t('members.empty')}
      entries={members.items.map(({ id, username, createdAt }) => (
        <OverviewEntry key={id} to={pathOf(id)} title={username} detail={longDate(createdAt)} />
      ))}
    />
  );
}

/** What new members have posted: the first scores are those to look at. */
export function NewcomerScoresCard({
  scores,
}: {
  scores: NonNullable<AdminOverview['newcomerScores']>;
}) {
  const { t } = useTranslation(['adminOverview', 'common']);
  const { pathTo, scorePath } = useRoute();
  const { nameOf, editedText } = useEditedText();
  return (
    <OverviewCard
      title={t('scores.title')}
      to={pathTo('LatestScores')}
      empty={t('scores.empty')}
      entries={scores.map(({ id, game, chart, player, values, changedAt }) => (
        <OverviewEntry
          key={id}
          to={scorePath(id)}
          title={t('common:labelled', {
            label: chart.name,
            value: values.map(({ text }) => text).join(' · '),
          })}
          detail={[
            game.name,
            editedText(
              changedAt,
              nameOf(
                player.username === null ? null : { id: player.id, username: player.username },
              ),
            ),
          ].join(' · ')}
        />
      ))}
    />
  );
}
