import type { FastifyRequest } from 'fastify';
import { hasAnyRole } from '../../../contract/roles';
import { parseId } from '../../../contract/parseId';
import type { WriteRepeatedAudit } from '../audit/repeatedAudit';
import { sessionRejected } from '../errors/problemError';
import { RequestError, type ErrorTextKey } from '../errors/requestError';
import type { AuthenticatedMember } from './authenticatedMember';
import { requestContext, type RequestContext } from '../http/requestContext';

/** The member of a request on a guarded route. */
export function memberOf({ member }: Pick<RequestContext, 'member'>): AuthenticatedMember {
  if (member === null) throw sessionRejected('unauthorized');
  return member;
}

/** OpenAPI security requirement of routes for members. */
export const bearerSecurity = [{ bearer: [] }];

export type Guards = ReturnType<typeof createGuards>;

/** `onRequest` hooks that authorize requests, before the body is read. */
export function createGuards(audit: WriteRepeatedAudit) {
  /** Rejects with 403 and records the attempt in the audit log; repeated attempts are counted. */
  const deny = async (
    context: RequestContext,
    textKey: ErrorTextKey = 'forbidden',
  ): Promise<never> => {
    await audit(context, {
      event: 'accessDenied',
      details: { method: context.method, route: context.route },
    });
    throw new RequestError(403, textKey);
  };

  return {
    deny,
    member: async (request: FastifyRequest) => void memberOf(request),
    /** Allows the member with the id in the URL. */
    owner: async (request: FastifyRequest) => {
      if (memberOf(request).id !== idOf(request)) await deny(requestContext(request));
    },
    /** Allows the member with the id in the URL, and members with one of these roles. */
    ownerOr:
      (...roles: string[]) =>
      async (request: FastifyRequest) => {
        const member = memberOf(request);
        if (member.id !== idOf(request) && !hasAnyRole(member.roles, roles))
          await deny(requestContext(request));
      },
    role:
      (...roles: string[]) =>
      async (request: FastifyRequest) => {
        if (!hasAnyRole(memberOf(request).roles, roles)) await deny(requestContext(request));
      },
  };
}

/** The `:id` of the URL, or another parameter; undefined if it is not a valid id. */
export function idOf(
  { params }: Pick<FastifyRequest, 'params'>,
  parameter = 'id',
): number | undefined {
  const value: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, parameter) : undefined;
  return parseId(String(value));
}

/** The same, where nothing can be found without it. @throws RequestError (404) */
export function requireId(
  request: Pick<FastifyRequest, 'params'>,
  textKey: ErrorTextKey = 'notFound',
  parameter = 'id',
): number {
  const id = idOf(request, parameter);
  if (id === undefined) throw new RequestError(404, textKey);
  return id;
}
