import { useState } from 'react';
import type { UnsentScore } from '../../state/unsentEntry';

const contentOf = ({ chart, values, platform, achievedOn, confirmed }: Omit<UnsentScore, 'key'>) =>
  JSON.stringify([chart, values, platform, achievedOn, confirmed]);

/**
 * Gives each row its idempotency key: the same one as long as its content stays the same, so that a row which is sent again after
 * a lost answer is stored once. A row that was stored or queued is `done`: the same content typed later is another row.
 */
export function useKeys() {
  const [known] = useState(() => new Map<string, string>());
  return {
    keyed: (score: Omit<UnsentScore, 'key'>): UnsentScore => {
      const content = contentOf(score);
      const key = known.get(content) ?? crypto.randomUUID();
      known.set(content, key);
      return { ...score, key };
    },
    done: (scores: readonly UnsentScore[]) => {
      for (const score of scores) known.delete(contentOf(score));
    },
  };
}
