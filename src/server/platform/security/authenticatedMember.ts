/** The authenticated member of a request, read from the database for each request. */
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

/** Picks the fields of a row that requests may use; drops the password hash. */
export function toAuthenticated(
  row: Omit<AuthenticatedMember, 'sessionId'>,
  sessionId: string,
): AuthenticatedMember {
  const { id, username, slug, email, language, roles } = row;
  return { id, username, slug, email, language, roles, sessionId };
}
