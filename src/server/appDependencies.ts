import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/tables';
import type { WriteState } from './database/writeState';
import type { MailSender } from './mail/mailSender';
import type { Lifecycle } from './process/lifecycle';

/** The time as the server sees it; tests set it. */
export type Clock = () => Date;

/** The settings the HTTP side reads; the process's configuration has more. */
export interface AppConfig {
  port: number;
  /** The address the site is reached at, without a slash at its end. */
  publicUrl?: string | undefined;
  /** Where the client was built to find the API, if that is not here. */
  apiHost?: string | undefined;
  /** Origins beside this one whose pages may use the API. */
  allowedOrigins?: readonly string[] | undefined;
  recordsSiteUrl?: string | undefined;
  analyticsId?: string | undefined;
  /** Signs tokens; every node must use the same. Without one, sessions end with the process. */
  tokenSecret?: string | undefined;
  /** Multiplies every limit. */
  rateLimitFactor?: number | undefined;
  /** Milliseconds for which a node repeats what it answered guests before it asks the database again; 0 unless set. */
  answerLifetime?: number | undefined;
  /** The mail server; without it mails are files in the data folder. */
  smtpUrl?: string | undefined;
  /** The sender of mails; without it no-reply at the host of the public address. */
  mailFrom?: MailSender | undefined;
  /** Without a mail server and without a folder, mails wait. */
  dataFolder?: string | undefined;
  /** Proxies whose X-Forwarded-* headers are believed. Off unless set: anybody can send such a header. */
  trustProxy?: boolean | string | string[] | undefined;
  /** The folder the client was built into; without it only the API is served. */
  clientFolder?: string | undefined;
  /** Off: browsers that have the service worker are told to drop it. */
  serviceWorker?: 'on' | 'off' | undefined;
}

export interface AppDependencies {
  config: AppConfig;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Whether the database accepts writes; assumed without it. */
  writeState?: WriteState | undefined;
  /** The process's own; without one nothing ever stops. */
  lifecycle?: Lifecycle | undefined;
}
