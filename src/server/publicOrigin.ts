import type { AppConfig } from './appDependencies';

/** Where links in feeds, mails and metadata lead. Never what a request claims its host to be: anybody can claim anything. */
export function publicOrigin({ publicUrl, port }: Pick<AppConfig, 'publicUrl' | 'port'>): string {
  return publicUrl === undefined || publicUrl === ''
    ? `http://localhost:${port}`
    : publicUrl.replace(/\/+$/, '');
}
