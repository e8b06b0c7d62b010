import { bearerSecurity } from '../../platform/security/guards';

/** What all routes of the moderation have in their description. */
export function describeModeration(summary: string) {
  return { tags: ['moderation'], security: bearerSecurity, summary };
}
