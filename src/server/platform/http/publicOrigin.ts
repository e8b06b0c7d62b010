import type { AppConfig } from '../settings/appDependencies';

/** The origin of links in feeds, mails and metadata. Never taken from the Host header, which clients can forge. */
export function publicOrigin({ publicUrl, port }: Pick<AppConfig, 'publicUrl' | 'port'>): string {
  return publicUrl === undefined || publicUrl === ''
    ? `http://localhost:${port}`
    : publicUrl.replace(/\/+$/, '');
}

/** The URL of the API and its pictures, without a trailing slash. Pages may have another origin. */
export function apiUrl(config: Pick<AppConfig, 'apiHost' | 'publicUrl' | 'port'>): string {
  return (config.apiHost ?? publicOrigin(config)).replace(/\/+$/, '');
}
