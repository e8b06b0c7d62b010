import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages';
import type { AuthenticatedMember } from '../security/authenticatedMember';

/** The parts of a request that domain functions may know. */
export interface RequestContext {
  requestId: string;
  method: string;
  /** The pattern of the matched route. */
  route: string;
  /** Null for guests. */
  member: AuthenticatedMember | null;
  ip: string;
  userAgent: string;
  /** The language of the response. */
  language: Language;
}

export function requestContext(request: FastifyRequest): RequestContext {
  const { id, method, routeOptions, member, ip, headers, language } = request;
  return {
    requestId: id,
    method,
    route: routeOptions.url ?? 'none',
    member,
    ip,
    userAgent: headers['user-agent'] ?? '',
    language,
  };
}
