import type { ParseKeys, TypeOptions } from 'i18next';

type Area = Exclude<keyof TypeOptions['resources'], 'information'>;

/** The key of any text but the information pages', with its area: `errors:network`. */
export type MessageKey = Extract<ParseKeys<Area[]>, `${string}:${string}`>;

export type NotificationSeverity = 'success' | 'info' | 'warning' | 'error';

/** What a toast's button does; a listener carries it out. */
export type NotificationAction = { name: 'extendSession'; labelKey: MessageKey };

/**
 * One toast. Keys, not texts, so that it follows a change of language; `text` carries the server's own words, which
 * then stand in place of the message.
 */
export type Notification = {
  id: string;
  titleKey?: MessageKey;
  messageKey: MessageKey;
  params?: Record<string, string | number>;
  text?: string;
  /** Seconds until another try may succeed; said after the message. */
  retryAfter?: number;
  severity: NotificationSeverity;
  action?: NotificationAction;
  /** Milliseconds it stays; null until it is closed. */
  duration: number | null;
};

export type NewNotification = Omit<Notification, 'id' | 'duration'> &
  Partial<Pick<Notification, 'id' | 'duration'>>;
