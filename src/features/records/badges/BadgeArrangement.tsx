import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useOrderBadgesMutation } from '../../../api/badgesApi';
import type { PlayerBadge } from '../../../api/wire/badgesFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { ArrangementEnd } from '../arrangement/ArrangementEnd';
import { MoveButtons } from '../arrangement/MoveButtons';
import { useArrangement } from '../arrangement/useArrangement';
import { PlayerBadgeCard } from './PlayerBadgeCard';
import './badges.css';

interface BadgeArrangementProps {
  /** The first ones of the member, of which the order can be chosen. */
  badges: readonly PlayerBadge[];
  /** Called when the order is saved, or stays. */
  onEnd: () => void;
}

/** Lets a member put the own badges in order. */
export function BadgeArrangement({ badges, onEnd }: BadgeArrangementProps) {
  const { t } = useTranslation('badges');
  const { count } = useFormats();
  const arrangement = useArrangement(badges);
  const { order, list, moved } = arrangement;
  const [save, { isLoading, error }] = useOrderBadgesMutation();
  const onSave = async () => {
    const { error: refused } = await save({ badges: order.map(({ id }) => id) });
    if (!refused) onEnd();
  };
  const place = { place: count(moved.place), of: count(order.length) };
  return (
    <>
      <ul ref={list} aria-label={t('title')} className="badge-list badge-order">
        {order.map((badge, index) => {
          const { name: game } = badge.game;
          const names = { up: t('up', { game }), down: t('down', { game }) };
          return (
            <PlayerBadgeCard
              key={badge.id}
              badge={badge}
              actions={<MoveButtons arrangement={arrangement} index={index} names={names} />}
            />
          );
        })}
      </ul>
      <ArrangementEnd
        moved={moved.item ? t('moved', { game: moved.item.game.name, ...place }) : ''}
        failure={asApiError(error)}
        failed={t('orderFailed')}
        save={t('save')}
        busy={isLoading}
        onSave={() => void onSave()}
        onCancel={onEnd}
      />
    </>
  );
}
