import { notificationQueued } from '../../../state/uiSlice';

export const appReady = () =>
  notificationQueued({
    id: 'app-ready',
    titleKey: 'pwa:appReady.title',
    messageKey: 'pwa:appReady.message',
    severity: 'success',
  });

export const updateComplete = () =>
  notificationQueued({
    id: 'update',
    titleKey: 'pwa:update.completeTitle',
    messageKey: 'pwa:update.complete',
    severity: 'success',
  });

export const updateFailedNotice = () =>
  notificationQueued({
    id: 'update',
    titleKey: 'pwa:update.failedTitle',
    messageKey: 'pwa:update.failed',
    severity: 'error',
  });

export const upToDate = () =>
  notificationQueued({
    id: 'update',
    titleKey: 'pwa:update.noneTitle',
    messageKey: 'pwa:update.none',
    severity: 'info',
  });
