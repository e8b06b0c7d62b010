import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGameBadgeInfiniteQuery } from '../../../api/badgesApi';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Disclosure } from '../../../components/reading/Disclosure';
import { ListEnd } from '../../../components/reading/ListEnd';
import type { BadgeState } from '../../../contract/records/badges';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerName } from '../PlayerName';
import { BadgeCard } from './BadgeCard';
import './badges.css';

/** Who holds the badge of a game, and who held it before. */
export function GameBadge({ game }: { game: number }) {
  const { t } = useTranslation('badges');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Text variant="subtitle1" component="h3" className="badge-heading">
        {t('game.title')}
      </Text>
      <Reigns game={game} state="held" label={t('game.title')} empty={t('game.vacant')} />
      <div className="badge-earlier">
        <Disclosure summary={t('game.earlier')} onOpen={() => setOpened(true)}>
          {opened ? (
            <Reigns
              game={game}
              state="lost"
              label={t('game.earlier')}
              empty={t('game.noEarlier')}
            />
          ) : null}
        </Disclosure>
      </div>
    </>
  );
}

interface ReignsProps {
  game: number;
  state: BadgeState;
  label: string;
  /** Said where there are none. */
  empty: string;
}

function Reigns({ game, state, label, empty }: ReignsProps) {
  const { t } = useTranslation('badges');
  const { language } = useRoute();
  const list = useGetGameBadgeInfiniteQuery({ language, id: game, state });
  const failure = list.isError ? asApiError(list.error) : undefined;
  if (list.isLoading) return <Placeholder className="badge-placeholder" />;
  const badges = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {badges.length > 0 ? (
        <ul aria-label={label} className="badge-list">
          {badges.map((badge) => (
            <BadgeCard key={badge.id} reign={badge} title={<PlayerName player={badge.player} />} />
          ))}
        </ul>
      ) : null}
      {badges.length === 0 && !failure ? <p className="text-muted badge-empty">{empty}</p> : null}
      <ListEnd list={list} failure={failure} failed={t('game.failed')} more={t('game.more')} />
    </>
  );
}
