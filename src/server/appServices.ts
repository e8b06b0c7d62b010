import { randomBytes } from 'node:crypto';
import type { AppDependencies } from './appDependencies';
import { createAuditLog } from './audit/auditLog';
import { createRepeatedAudit } from './audit/repeatedAudit';
import { createMailQueue } from './mail/mailQueue';
import { limitTable } from './rateLimits/limitTable';
import { createRateLimits } from './rateLimits/rateLimits';
import { createAccessTokens } from './security/accessTokens';
import { createPseudonyms } from './security/keys';
import { createPasswords } from './security/passwords';
import { createRefreshTokens } from './security/refreshTokens';
import { createGuards } from './session/guards';
import { createSessionRepository } from './session/sessionRepository';
import { createMemberRepository } from './users/memberRepository';
import { createSiteSettingsCache } from './website/siteSettingsCache';

export type AppServices = ReturnType<typeof createAppServices>;

/** Services shared by the session and member routes, created once per application. */
export function createAppServices({ config, database, clock, logger }: AppDependencies) {
  const secret = config.tokenSecret ?? randomBytes(48).toString('base64url');
  const pseudonym = createPseudonyms(secret);
  const tokens = createRefreshTokens(secret);
  const audit = createAuditLog(database, clock);
  const repeatedAudit = createRepeatedAudit(database, clock);
  const readSite = createSiteSettingsCache(database);
  return {
    config,
    database,
    clock,
    logger,
    pseudonym,
    tokens,
    audit,
    repeatedAudit,
    readSite,
    accessTokens: createAccessTokens(secret, clock),
    passwords: createPasswords(),
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
