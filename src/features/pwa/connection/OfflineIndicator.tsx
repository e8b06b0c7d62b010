import { mdiChevronDown, mdiCloudCheckOutline, mdiCloudOffOutline } from '@mdi/js';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../components/buttons/buttons.css';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import { useMatchMedia } from '../../../components/useMatchMedia';
import { selectOfflineReady } from '../../../state/pwaSelectors';
import { selectIsOnline } from '../../../state/pwaSlice';
import { selectNotifications } from '../../../state/uiSlice';
import { useAppSelector } from '../../../store/hooks';
import '../notices.css';
import { useJustReconnected } from './useJustReconnected';

const toastOffset = '--vgr-below-toasts';

/** Moves the toasts above this element, which occupies their corner. Its height may change on each render. */
function useToastOffset(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(toastOffset, `${(element.current?.offsetHeight ?? 0) + 8}px`);
    return () => {
      style.removeProperty(toastOffset);
    };
  });
  return element;
}

/** Where toasts and the indicator span the viewport. */
const narrowQuery = '(max-width: 599.95px)';

/** Shows that the page is offline and, briefly, that the connection is back. */
export function OfflineIndicator() {
  const isOnline = useAppSelector(selectIsOnline);
  const farewell = useJustReconnected(isOnline);
  const narrow = useMatchMedia(narrowQuery);
  const toldByToast = useAppSelector((state) =>
    selectNotifications(state).some((notification) => notification.id === 'connection'),
  );
  if (isOnline && !farewell) return null;
  // A phone has room for only one of the two, and both say the same.
  return narrow && toldByToast ? null : <Indicator />;
}

function Indicator() {
  const { t } = useTranslation('notices');
  const isOnline = useAppSelector(selectIsOnline);
  const offlineReady = useAppSelector(selectOfflineReady);
  const [folded, setFolded] = useState(false);
  const element = useToastOffset();
  const offlineText = offlineReady ? t('connection.cached') : t('connection.limited');
  return (
    <aside
      ref={element}
      aria-label={t('connection.label')}
      data-over-page
      className={clsx('connection', isOnline && 'connection-back')}
    >
      <Icon path={isOnline ? mdiCloudCheckOutline : mdiCloudOffOutline} />
      <div className="connection-words">
        <Text variant="body2" className="connection-state">
          {isOnline ? t('connection.state') : t('connection.indicator')}
        </Text>
        {folded && !isOnline ? null : (
          <Text variant="body2" muted>
            {isOnline ? t('connection.all') : offlineText}
          </Text>
        )}
      </div>
      {isOnline ? null : (
        <button
          type="button"
          className="pressable connection-fold"
          aria-label={folded ? t('connection.details') : t('connection.hide')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon path={mdiChevronDown} />
        </button>
      )}
    </aside>
  );
}
