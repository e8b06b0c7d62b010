import { notificationQueued } from '../../../state/uiSlice';

export const appReady = () =>
  notificationQueued({
    id: 'app-ready',
    titleKey: 'notices:appReady.title',
    messageKey: 'notices:appReady.message',
    severity: 'success',
    simple: true,
  });

export const updateComplete = () =>
  notificationQueued({
    id: 'update',
    titleKey: 'notices:updated.title',
    messageKey: 'notices:updated.message',
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
