import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { selectNotifications } from '../../state/uiSlice';
import { useAppSelector } from '../../store/hooks';

/** Keeps notistack in sync with the store's queue. */
export function ToastQueue() {
  const notifications = useAppSelector(selectNotifications);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const wanted = new Set(notifications.map(({ id }) => id));
    for (const { id, severity } of notifications) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      enqueueSnackbar('', { key: id, variant: severity, persist: true });
    }
    for (const id of shown.current) {
      if (wanted.has(id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [notifications, enqueueSnackbar, closeSnackbar]);
  return null;
}
