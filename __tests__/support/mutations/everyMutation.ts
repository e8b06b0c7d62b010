import { clientMutations } from './clientMutations';
import type { Mutation } from './mutation';
import { serverMutations } from './serverMutations';
import { sharedMutations } from './sharedMutations';

export const everyMutation: readonly Mutation[] = [
  ...clientMutations,
  ...serverMutations,
  ...sharedMutations,
];

/** How often the text stands in the source. */
export const countText = (source: string, { text }: Mutation): number =>
  source.split(text).length - 1;
