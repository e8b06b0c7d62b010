import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerBadgesInfiniteQuery } from '../../../api/badgesApi';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Disclosure } from '../../../components/reading/Disclosure';
import { ListEnd } from '../../../components/reading/ListEnd';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerBadgeCard } from './PlayerBadgeCard';
import './badges.css';

/** The badges that a player held before, read when they are opened. */
export function EarlierBadges({ player }: { player: number }) {
  const { t } = useTranslation('badges');
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('earlier')} onOpen={() => setOpened(true)}>
      {opened ? <LostBadges player={player} /> : null}
    </Disclosure>
  );
}

function LostBadges({ player }: { player: number }) {
  const { t } = useTranslation('badges');
  const { language } = useRoute();
  const list = useGetPlayerBadgesInfiniteQuery({ language, id: player, state: 'lost' });
  const failure = list.isError ? asApiError(list.error) : undefined;
  if (list.isLoading) return <Placeholder className="badge-placeholder" />;
  const badges = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {badges.length > 0 ? (
        <ul aria-label={t('earlier')} className="badge-list">
          {badges.map((badge) => (
            <PlayerBadgeCard key={badge.id} badge={badge} />
          ))}
        </ul>
      ) : null}
      {badges.length === 0 && !failure ? <p className="text-muted">{t('noEarlier')}</p> : null}
      <ListEnd list={list} failure={failure} failed={t('failed')} more={t('more')} />
    </>
  );
}
