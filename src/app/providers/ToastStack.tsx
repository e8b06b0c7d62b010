import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SnackbarProvider } from 'notistack';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchMedia } from '../../components/useMatchMedia';
import { maximumToasts } from '../../config/timings';
import { notificationClosed, selectNotifications } from '../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { FoldedToasts } from './foldedToasts';
import { usePageHidden } from './usePageHidden';
import { Toast } from './Toast';
import { ToastQueue } from './ToastQueue';
import { useToastTimers } from './useToastTimers';

const contents = { success: Toast, info: Toast, warning: Toast, error: Toast };

/** notistack drops the oldest toasts beyond its maximum. Here older toasts are collapsed, so the limit must never apply. */
const noMaximum = 1000;

/** Where toasts span the window, and several would cover the main button of a page. */
const narrowQuery = '(max-width: 599.95px)';

/** The newest toasts, on a phone the newest one. Older ones are collapsed and expand while the pointer or the focus is inside, or by the button. */
export function ToastStack({ attended }: { attended: boolean }) {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const notifications = useAppSelector(selectNotifications);
  const [kept, setKept] = useState(false);
  const hidden = usePageHidden();
  const close = useCallback((id: string) => dispatch(notificationClosed(id)), [dispatch]);
  useToastTimers(notifications, attended || kept || hidden, close);

  const most = useMatchMedia(narrowQuery) ? 1 : maximumToasts;
  const folded = Math.max(0, notifications.length - most);
  const expanded = folded > 0 && (attended || kept);
  if (kept && folded === 0) setKept(false);
  const foldedIds = useMemo(
    () => new Set(expanded ? [] : notifications.slice(0, folded).map(({ id }) => id)),
    [expanded, folded, notifications],
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: 1,
        // notistack positions its own container; here it is part of another one.
        '& .toasts': {
          position: 'static',
          width: 'auto',
          minWidth: 0,
          maxWidth: 'none',
          padding: 0,
          maxHeight: expanded ? '70vh' : 'none',
          overflowY: expanded ? 'auto' : 'visible',
          flexDirection: 'column',
          flexWrap: 'nowrap',
        },
        // Collapsed toasts leave no gap: each toast brings its own margin.
        '& .toasts > *': { flexShrink: 0, width: '100%', margin: 0 },
        '& .notistack-CollapseWrapper': { padding: 0 },
        '& .toasts :not(.MuiAlert-root *, .MuiAlert-root)': { width: '100%', minWidth: 0 },
      }}
    >
      {folded > 0 ? (
        <Button
          size="small"
          variant="contained"
          color="inherit"
          aria-expanded={expanded}
          onClick={() => setKept((before) => !before)}
          sx={{ alignSelf: 'flex-end', boxShadow: 4 }}
        >
          {expanded ? t('notifications.fewer') : t('notifications.more', { count: folded })}
        </Button>
      ) : null}
      <FoldedToasts value={foldedIds}>
        <SnackbarProvider
          maxSnack={noMaximum}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          classes={{ containerRoot: 'toasts' }}
          Components={contents}
        >
          <ToastQueue />
        </SnackbarProvider>
      </FoldedToasts>
    </Box>
  );
}
