import { asApiError } from '../../../api/errors/apiError';
import { useGetMemberQuery } from '../../../api/membersApi';
import type { PublicMember } from '../../../api/wire/memberFromWire';

/** A member with scores. */
export type PlayingMember = PublicMember & { player: number; slug: string };

/** The pages of players do without those of disabled accounts. */
export const isPlayer = (member: PublicMember | undefined): member is PlayingMember =>
  member !== undefined && member.player !== null && member.slug !== null && !member.disabled;

export function useMember(slug: string) {
  const { currentData: member, error, isError, refetch } = useGetMemberQuery(slug);
  return { slug, member, failure: isError ? asApiError(error) : undefined, refetch };
}
