import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerBadge } from '../../../api/wire/badgesFromWire';
import { useRoute } from '../../../navigation/useRoute';
import { BadgeCard } from './BadgeCard';

interface PlayerBadgeCardProps {
  badge: PlayerBadge;
  actions?: ReactNode;
}

/** A badge of a player, which leads to its game. */
export function PlayerBadgeCard({ badge, actions }: PlayerBadgeCardProps) {
  const { t } = useTranslation('badges');
  const { keyedPath } = useRoute();
  const { game } = badge;
  return (
    <BadgeCard
      reign={badge}
      title={
        <Link to={keyedPath('GameDetail', game)} className="list-link">
          {t('master', { game: game.name })}
        </Link>
      }
      actions={actions}
    />
  );
}
