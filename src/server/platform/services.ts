import type { WriteAudit } from './audit/auditLog';
import type { WriteRepeatedAudit } from './audit/repeatedAudit';
import type { MailQueue } from './mail/mailQueue';
import type { Database } from './database/tables';
import type { Metrics } from './metrics/metrics';
import type { PictureStores } from './pictures/pictureStores';
import type { RateLimits } from './rateLimits/rateLimits';
import type { AccessTokens } from './security/accessTokens';
import type { Guards } from './security/guards';
import type { Pseudonym } from './security/keys';
import type { Passwords } from './security/passwords';
import type { RefreshTokens } from './security/refreshTokens';
import type { AppDependencies } from './settings/appDependencies';
import type { ReadSiteSettings } from './website/siteSettingsCache';

/**
 * The platform's services, by the names that `process/appServices.ts` gives them. Routes and actions take only what they
 * use: `Pick<PlatformServices, 'clock' | 'database'>`.
 */
export interface PlatformServices extends Pick<
  AppDependencies,
  'clock' | 'config' | 'database' | 'logger'
> {
  accessTokens: AccessTokens;
  audit: WriteAudit;
  guards: Guards;
  limits: RateLimits;
  mails: MailQueue;
  metrics: Metrics;
  passwords: Passwords;
  /** For jobs whose statements take long. */
  patient: Database;
  pictures: PictureStores;
  pseudonym: Pseudonym;
  readSite: ReadSiteSettings;
  repeatedAudit: WriteRepeatedAudit;
  tokens: RefreshTokens;
}
