import { defineView, type ShownBy } from './defineView';
import { alternative, catalogueId } from './parameters';

const states = ['waiting', 'accepted', 'refused', 'revoked'] as const;
/** What the moderators’ list of proofs has. */
export type ListedState = (typeof states)[number];

/** The proofs that moderators see: those that wait, the oldest first, or those that are decided, the latest first. */
export const moderatedProofView = defineView({
  state: alternative<ListedState>('state', states),
  game: catalogueId('game'),
});

export type ModeratedProofView = ShownBy<typeof moderatedProofView>;
