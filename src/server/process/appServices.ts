import { randomBytes } from 'node:crypto';
import type { AppDependencies } from '../platform/settings/appDependencies';
import { createAuditLog } from '../platform/audit/auditLog';
import { createRepeatedAudit } from '../platform/audit/repeatedAudit';
import { createMailQueue } from '../platform/mail/mailQueue';
import { createMetrics, type Metrics } from '../platform/metrics/metrics';
import { createPictureStores } from '../platform/pictures/pictureStores';
import { limitTable } from '../platform/rateLimits/limitTable';
import { createRateLimits } from '../platform/rateLimits/rateLimits';
import { createAccessTokens } from '../platform/security/accessTokens';
import { createPseudonyms } from '../platform/security/keys';
import { createPasswords } from '../platform/security/passwords';
import { createRefreshTokens } from '../platform/security/refreshTokens';
import { createGuards } from '../platform/security/guards';
import {
  createSessionRepository,
  type SessionRepository,
} from '../domains/session/sessionRepository';
import { createMemberRepository, type MemberRepository } from '../domains/users/memberRepository';
import type { PlatformServices } from '../platform/services';
import { createSiteSettingsCache } from '../platform/website/siteSettingsCache';

export interface AppServices extends PlatformServices {
  members: MemberRepository;
  sessions: SessionRepository;
}

/** All services for routes, created once per application. Each service gets only the services it uses. */
export function createAppServices({
  config,
  database,
  patient = database,
  clock,
  logger,
  metrics = createMetrics(),
}: AppDependencies & { metrics?: Metrics }): AppServices {
  const secret = config.tokenSecret ?? randomBytes(48).toString('base64url');
  const pseudonym = createPseudonyms(secret);
  const tokens = createRefreshTokens(secret);
  const audit = createAuditLog(database, clock);
  const repeatedAudit = createRepeatedAudit(database, clock);
  const readSite = createSiteSettingsCache(database);
  return {
    config,
    database,
    patient,
    clock,
    logger,
    metrics,
    pseudonym,
    tokens,
    audit,
    repeatedAudit,
    readSite,
    accessTokens: createAccessTokens(secret, clock),
    passwords: createPasswords(),
    pictures: createPictureStores({ config, clock, database, logger }),
    guards: createGuards(repeatedAudit),
    limits: createRateLimits({
      database,
      clock,
      pseudonym,
      factor: config.rateLimitFactor ?? 1,
      configured: async () => {
        const { limits } = await readSite();
        return {
          factor: limits.factor,
          uses: { [limitTable.commentsPerAccount.name]: limits.comments },
        };
      },
    }),
    mails: createMailQueue(clock),
    members: createMemberRepository(database, clock),
    sessions: createSessionRepository({ database, clock, tokens }),
  };
}
