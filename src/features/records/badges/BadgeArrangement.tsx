import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useOrderBadgesMutation } from '../../../api/badgesApi';
import type { PlayerBadge } from '../../../api/wire/badgesFromWire';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import { PlayerBadgeCard } from './PlayerBadgeCard';
import './badges.css';

interface BadgeArrangementProps {
  /** The first ones of the member, of which the order can be chosen. */
  badges: readonly PlayerBadge[];
  /** Called when the order is saved, or stays. */
  onEnd: () => void;
}

const directions = ['up', 'down'] as const;
type Move = { id: number; direction: (typeof directions)[number] };

/** Lets a member put the own badges in order. */
export function BadgeArrangement({ badges, onEnd }: BadgeArrangementProps) {
  const { t } = useTranslation(['badges', 'common']);
  const { count } = useFormats();
  const failureText = useFailureText();
  const [order, setOrder] = useState(badges);
  const [moved, setMoved] = useState<Move>();
  const list = useRef<HTMLUListElement>(null);
  const [save, { isLoading, error }] = useOrderBadgesMutation();
  const failure = error ? asApiError(error) : undefined;

  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (moved)
      list.current
        ?.querySelector<HTMLElement>(`[data-move="${moved.direction}-${moved.id}"]`)
        ?.focus();
  }, [moved]);

  const move = (index: number, direction: Move['direction']) => {
    const to = index + (direction === 'up' ? -1 : 1);
    const [badge, other] = [order[index], order[to]];
    if (!badge || !other) return;
    setOrder(order.with(index, other).with(to, badge));
    setMoved({ id: badge.id, direction });
  };
  const onSave = async () => {
    const { error: refused } = await save({ badges: order.map(({ id }) => id) });
    if (!refused) onEnd();
  };
  const place = order.findIndex(({ id }) => id === moved?.id);
  const movedTo = order[place];
  return (
    <>
      <ul ref={list} aria-label={t('title')} className="badge-list badge-order">
        {order.map((badge, index) => (
          <PlayerBadgeCard
            key={badge.id}
            badge={badge}
            actions={
              <div className="badge-moves">
                {directions.map((direction) => (
                  <button
                    key={direction}
                    type="button"
                    data-move={`${direction}-${badge.id}`}
                    aria-label={t(direction, { game: badge.game.name })}
                    aria-disabled={index === (direction === 'up' ? 0 : order.length - 1)}
                    onClick={() => move(index, direction)}
                    className="pressable choice-chip badge-move"
                  >
                    <Icon path={direction === 'up' ? mdiArrowUp : mdiArrowDown} fontSize="small" />
                  </button>
                ))}
              </div>
            }
          />
        ))}
      </ul>
      <VisuallyHidden component="output">
        {movedTo
          ? t('moved', {
              game: movedTo.game.name,
              place: count(place + 1),
              of: count(order.length),
            })
          : ''}
      </VisuallyHidden>
      {failure ? <ErrorAlert message={failureText(failure, t('orderFailed'))} /> : null}
      <div className="badge-actions">
        <ActionButton variant="contained" busy={isLoading} onClick={() => void onSave()}>
          {t('save')}
        </ActionButton>
        <ActionButton variant="outlined" onClick={onEnd}>
          {t('common:cancel')}
        </ActionButton>
      </div>
    </>
  );
}
