import type { AppConfig } from './appDependencies';

/** Where links in feeds, mails and metadata lead. Never what a request claims its host to be: anybody can claim anything. */
export function publicOrigin({ publicUrl, port }: Pick<AppConfig, 'publicUrl' | 'port'>): string {
  return publicUrl === undefined || publicUrl === ''
    ? `http://localhost:${port}`
    : publicUrl.replace(/\/+$/, '');
}

/** Where the API is reached, which may be another origin than that of the pages. */
export function apiOrigin(config: Pick<AppConfig, 'apiHost' | 'publicUrl' | 'port'>): string {
  return config.apiHost === undefined ? publicOrigin(config) : new URL(config.apiHost).origin;
}
