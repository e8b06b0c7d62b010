import { useState } from 'react';
import type { UnsentScore } from '../../state/unsentEntry';

/**
 * Gives each row its idempotency key: the same one as long as its content stays the same, so that a row which is sent again after
 * a lost answer is stored once.
 */
export function useKeys() {
  const [known] = useState(() => new Map<string, string>());
  return (score: Omit<UnsentScore, 'key'>): UnsentScore => {
    const content = JSON.stringify([
      score.chart,
      score.values,
      score.platform,
      score.achievedOn,
      score.confirmed,
    ]);
    const key = known.get(content) ?? crypto.randomUUID();
    known.set(content, key);
    return { ...score, key };
  };
}
