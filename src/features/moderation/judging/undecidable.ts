import type { ModeratedProof } from '../../../api/wire/moderationFromWire';

/** Why a moderator cannot decide about a proof. */
export type Undecidable = 'decided' | 'own' | 'second' | 'notYours';

/** Undefined for one that the moderator with this slug can decide about. */
export function undecidable(proof: ModeratedProof, slug: string | null): Undecidable | undefined {
  const { state, mayDecide, player, secondedBy } = proof;
  if (state !== 'waiting') return 'decided';
  if (mayDecide) return undefined;
  if (slug !== null && player.slug === slug) return 'own';
  return slug !== null && secondedBy?.slug === slug ? 'second' : 'notYours';
}
