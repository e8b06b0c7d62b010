/** Endpoints about what members keep from others, separate from `paths.ts` because the first screen does not need them. */
export const privacyPaths = { privateParts: '/api/me/private_parts' } as const;
