import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerBadgesInfiniteQuery } from '../../../api/badgesApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ListEnd } from '../../../components/reading/ListEnd';
import { Text } from '../../../components/Text';
import { maxOrderedBadges } from '../../../contract/records/badges';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { useIsOwnPage } from '../player/useIsOwnPage';
import { BadgeArrangement } from './BadgeArrangement';
import { BadgeThresholds } from './BadgeThresholds';
import { EarlierBadges } from './EarlierBadges';
import { PlayerBadgeCard } from './PlayerBadgeCard';
import '../records.css';
import './badges.css';

export interface PlayerBadgesProps {
  player: number;
}

/** The badges of a player: those of games, which the member can put in order, and those for numbers of scores. */
export function PlayerBadgesContent({ player }: PlayerBadgesProps) {
  const { t } = useTranslation('badges');
  const { count } = useFormats();
  const { language } = useRoute();
  const isOwn = useIsOwnPage();
  const id = useId();
  const [arranging, setArranging] = useState(false);
  const list = useGetPlayerBadgesInfiniteQuery({ language, id: player, state: 'held' });
  const failure = list.isError ? asApiError(list.error) : undefined;
  const first = list.data?.pages[0];
  const badges = list.data?.pages.flatMap((page) => page.items) ?? [];
  const canArrange = isOwn && badges.length > 1 && !arranging;
  return (
    <section aria-labelledby={id} aria-busy={list.isLoading}>
      <div className="badge-head">
        <Text id={id} variant="h2" component="h2" className="record-section-title">
          {t('title')}
        </Text>
        {first && first.points > 0 ? (
          <span className="text-body2 text-muted">{t('sum', { points: count(first.points) })}</span>
        ) : null}
        {canArrange ? (
          <ActionButton variant="outlined" size="small" onClick={() => setArranging(true)}>
            {t('arrange')}
          </ActionButton>
        ) : null}
      </div>
      {list.isLoading ? <Placeholder className="badge-placeholder" /> : null}
      {arranging ? (
        <BadgeArrangement
          badges={badges.slice(0, maxOrderedBadges)}
          onEnd={() => setArranging(false)}
        />
      ) : (
        <>
          {badges.length > 0 ? (
            <ul aria-label={t('title')} className="badge-list">
              {badges.map((badge) => (
                <PlayerBadgeCard key={badge.id} badge={badge} />
              ))}
            </ul>
          ) : null}
          {first && badges.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
          <ListEnd list={list} failure={failure} failed={t('failed')} more={t('more')} />
        </>
      )}
      {first ? <EarlierBadges player={player} /> : null}
      {first?.scores ? <BadgeThresholds title={t('scores')} badges={first.scores} /> : null}
      {first?.proofs ? <BadgeThresholds title={t('proofs')} badges={first.proofs} /> : null}
      {first?.comments ? <BadgeThresholds title={t('comments')} badges={first.comments} /> : null}
      {first?.days ? <BadgeThresholds title={t('days')} badges={first.days} /> : null}
    </section>
  );
}
