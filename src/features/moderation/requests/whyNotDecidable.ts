import type { ModeratedRequest } from '../../../api/wire/requestFromWire';

type Named = Pick<ModeratedRequest, 'state' | 'mayDecide' | 'player' | 'kind' | 'askedBy'>;

/** Why the moderator with this slug cannot decide about a request; undefined for one that the moderator can decide about. */
export function whyNotDecidable(
  { state, mayDecide, player, askedBy }: Named,
  slug: string | null,
): 'decided' | 'own' | 'asked' | 'notYours' | undefined {
  if (state !== 'open') return 'decided';
  if (mayDecide) return undefined;
  if (slug === null) return 'notYours';
  if (player.slug === slug) return 'own';
  return askedBy?.slug === slug ? 'asked' : 'notYours';
}
