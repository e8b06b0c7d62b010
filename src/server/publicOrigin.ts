import type { AppConfig } from './appDependencies';

/** Where links in feeds, mails and metadata lead. Never what a request claims its host to be: anybody can claim anything. */
export function publicOrigin({ publicUrl, port }: Pick<AppConfig, 'publicUrl' | 'port'>): string {
  return publicUrl === undefined || publicUrl === ''
    ? `http://localhost:${port}`
    : publicUrl.replace(/\/+$/, '');
}

/** The URL of the API and its pictures, without a slash at its end. Pages may have another origin. */
export function apiUrl(config: Pick<AppConfig, 'apiHost' | 'publicUrl' | 'port'>): string {
  return (config.apiHost ?? publicOrigin(config)).replace(/\/+$/, '');
}
