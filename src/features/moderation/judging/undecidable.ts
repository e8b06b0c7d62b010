import type { ModeratedProof } from '../../../api/wire/moderationFromWire';

/** Why a moderator cannot decide about a proof. */
export type Undecidable = 'decided' | 'own' | 'answer' | 'second' | 'notYours';

/** Undefined for one that the moderator with this slug can decide about. */
export function undecidable(proof: ModeratedProof, slug: string | null): Undecidable | undefined {
  const { state, mayDecide, player, earlierRefusal, secondedBy } = proof;
  if (state !== 'waiting') return 'decided';
  if (mayDecide) return undefined;
  if (slug === null) return 'notYours';
  if (player.slug === slug) return 'own';
  if (earlierRefusal?.by?.slug === slug) return 'answer';
  return secondedBy?.slug === slug ? 'second' : 'notYours';
}
