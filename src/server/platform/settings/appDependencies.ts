import type { FastifyBaseLogger } from 'fastify';
import type { PrintPage } from '../../../contract/printedPage';
import type { OpenDatabase } from '../database/openedDatabase';
import type { Database } from '../database/tables';
import type { WriteState } from '../database/writeState';
import type { MailSender } from '../mail/mailSender';
import type { Lifecycle } from '../http/lifecycle';
import type { OverloadLimits } from '../plugins/overload';
import type { S3Timeouts } from '../pictures/s3Client';

/** The server's clock; replaced in tests. */
export type Clock = () => Date;

/** The settings of the HTTP application; the process's configuration has more. */
export interface AppConfig {
  port: number;
  /** The site's public URL, without a trailing slash. */
  publicUrl?: string | undefined;
  /** The API origin the client was built with, if it is another server. */
  apiHost?: string | undefined;
  /** Other origins whose pages may use the API. */
  allowedOrigins?: readonly string[] | undefined;
  recordsSiteUrl?: string | undefined;
  analyticsId?: string | undefined;
  /** Signs tokens; must be the same on every node. Without it, sessions end with the process. */
  tokenSecret?: string | undefined;
  /** Multiplies every rate limit. */
  rateLimitFactor?: number | undefined;
  /** Milliseconds for which a node caches responses to guests; 0 by default. */
  responseLifetime?: number | undefined;
  /** When API requests are rejected with 503; never by default. */
  overloadLimits?: OverloadLimits | undefined;
  /** The mail server; without it mails are written to the data folder. */
  smtpUrl?: string | undefined;
  /** The sender of mails; by default no-reply at the host of the public URL. */
  mailFrom?: MailSender | undefined;
  /** The address of an S3-compatible store of new pictures; by default they are in the database. */
  pictureStore?: string | undefined;
  /** By default those of s3Client.ts. */
  pictureStoreTimeouts?: S3Timeouts | undefined;
  /** Without a mail server and a folder, mails stay queued. */
  dataFolder?: string | undefined;
  /** Proxies whose X-Forwarded-* headers are trusted. Off by default, because any client can send such headers. */
  trustProxy?: boolean | string | string[] | undefined;
  /** The client's build folder; without it only the API is served. */
  clientFolder?: string | undefined;
  /** Prints pages; by default the function that is built with the client. */
  printPage?: PrintPage | undefined;
  /** Who sends it may read `/metrics`. Without it, only programs on this machine may. */
  metricsToken?: string | undefined;
  /** Off: browsers that have the service worker unregister it. */
  serviceWorker?: 'on' | 'off' | undefined;
}

export interface AppDependencies {
  config: AppConfig;
  /** Whether this node runs background jobs; it does not by default. */
  runsJobs?: boolean | undefined;
  database: Database;
  /** For jobs whose statements take long; by default `database`. */
  patient?: Database | undefined;
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Whether the database accepts writes; assumed to if not set. */
  writeState?: WriteState | undefined;
  /** The connections to the database, for metrics. */
  readPool?: OpenDatabase['readPool'] | undefined;
  /** The process's lifecycle; without it the app never reports that it is stopping. */
  lifecycle?: Lifecycle | undefined;
}
