import path from 'node:path';
import { isMeasurementId } from '../../../contract/analytics';
import type { AppConfig } from './appDependencies';
import { ConfigurationError } from './startupErrors';
import { createEnvironmentReader } from './parseEnvironment';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface ServerConfig extends AppConfig {
  host: string;
  dataFolder: string;
  /** A PostgreSQL server; without it the database is embedded in the data folder. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Only optional with the embedded database: the data folder then stores a generated one. */
  tokenSecret: string | undefined;
  rateLimitFactor: number;
  /** Milliseconds by which the event loop may be late before API requests are rejected. */
  overloadDelay: number;
  logLevel: LogLevel;
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws ConfigurationError with one line for each invalid variable.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  purpose: 'serve' | 'maintain' = 'serve',
): ServerConfig {
  const { errors, pictureStore, text, number, choice, url, origins, networks, sender } =
    createEnvironmentReader(environment);
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const tokenSecret = text('TOKEN_SECRET');
  if (tokenSecret !== undefined && tokenSecret.length < 32) {
    errors.push('TOKEN_SECRET must have at least 32 characters.');
  }
  if (purpose === 'serve' && databaseUrl !== undefined && tokenSecret === undefined) {
    errors.push('TOKEN_SECRET is required with DATABASE_URL. Every node must use the same value.');
  }
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== undefined && !/^\S{16,}$/.test(metricsToken)) {
    errors.push('METRICS_TOKEN must have at least 16 characters, without spaces.');
  }
  const analyticsId = text('ANALYTICS_ID');
  if (analyticsId !== undefined && !isMeasurementId(analyticsId)) {
    errors.push('ANALYTICS_ID must be a measurement ID such as G-ABC1234567.');
  }
  const config: ServerConfig = {
    port: number('PORT', { fallback: 3000, min: 0, max: 65_535, whole: true }),
    // A site with an embedded database is usually a personal one: do not expose it to the network by default.
    host: text('HOST') ?? (databaseUrl === undefined ? 'localhost' : '0.0.0.0'),
    dataFolder: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    apiHost: url('API_HOST', ['http:', 'https:']),
    allowedOrigins: origins('ALLOWED_ORIGINS'),
    recordsSiteUrl: url('RECORDS_SITE_URL', ['http:', 'https:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: sender('MAIL_FROM'),
    analyticsId,
    pictureStore: pictureStore('PICTURE_STORE'),
    trustProxy: networks('TRUST_PROXY'),
    tokenSecret,
    metricsToken,
    rateLimitFactor: number('RATE_LIMIT_FACTOR', { fallback: 1, min: 0.001, max: 1_000_000 }),
    overloadDelay: number('OVERLOAD_DELAY', { fallback: 500, min: 10, max: 3_600_000 }),
    serviceWorker: choice<'on' | 'off'>('SERVICE_WORKER', ['on', 'off'], 'on'),
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
  };
  if (errors.length > 0) throw new ConfigurationError(errors.join('\n'));
  return config;
}
