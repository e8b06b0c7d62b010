/** The member a request comes from, as the database knows them at this moment. */
export interface AuthenticatedMember {
  id: number;
  username: string;
  slug: string;
  email: string;
  language: string | null;
  roles: string[];
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for guests. */
    member: AuthenticatedMember | null;
  }
}

/** Takes of a row what a session may know of its member: no hash of a password. */
export function toAuthenticated(
  row: Omit<AuthenticatedMember, 'sessionId'>,
  sessionId: string,
): AuthenticatedMember {
  const { id, username, slug, email, language, roles } = row;
  return { id, username, slug, email, language, roles, sessionId };
}
