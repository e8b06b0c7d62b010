import type { ParseKeys, TypeOptions } from 'i18next';

type Area = Exclude<keyof TypeOptions['resources'], 'information'>;

/** A message key with its namespace, except those of the information pages: `errors:network`. */
export type MessageKey = Extract<ParseKeys<Area[]>, `${string}:${string}`>;

export type NotificationSeverity = 'success' | 'info' | 'warning' | 'error';

/** The action of a toast's button; a listener performs it. */
export type NotificationAction = { name: 'extendSession'; labelKey: MessageKey };

/**
 * A toast. It holds keys, not texts, so that it follows a language change. `text` is a message from the server and replaces
 * the message key.
 */
export type Notification = {
  id: string;
  titleKey?: MessageKey;
  messageKey: MessageKey;
  params?: Record<string, string | number>;
  text?: string;
  /** Seconds until a retry may succeed; shown after the message. */
  retryAfter?: number;
  severity: NotificationSeverity;
  action?: NotificationAction;
  /** Milliseconds it stays open; null means until it is closed. */
  duration: number | null;
  /** While it is alone it is shown without Material UI and notistack, which a first visit needs for nothing else. */
  simple?: boolean;
};

export type NewNotification = Omit<Notification, 'id' | 'duration'> &
  Partial<Pick<Notification, 'id' | 'duration'>>;

/** The shared id of notifications about the session. */
export const sessionNotice = 'session';
