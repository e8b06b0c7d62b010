import { bearerSecurity } from '../../platform/security/guards';

/** What all routes of the administration have in their description. */
export function describeRoute(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}
