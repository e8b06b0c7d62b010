import { proofRules } from '../../../contract/records/proofs';
import type { ScoreState } from '../../../contract/records/scoreStates';

export interface DueReminder {
  scoreId: number;
  /** How many mails about it the player was sent. */
  mails: number;
  state: ScoreState;
  dueAt: string | null;
  /** Whether its chart takes proofs. */
  mayProve: boolean;
}

interface Step {
  mail?: 'proofDue' | 'proofDueSoon';
  mails: number;
  nextAt: string;
}

const day = 86_400_000;

/** Which mail about a score its player gets now, and when the next one may be due. */
export function nextReminder(
  { mails, state, dueAt, mayProve }: DueReminder,
  account: { isOut: boolean } | undefined,
  at: Date,
): Step {
  // A trigger asks again when the score becomes due again.
  if (!account || state !== 'due' || dueAt === null) return { mails, nextAt: 'infinity' };
  const endsAt = Date.parse(dueAt);
  // The time of a score that cannot be proved now does not end. One that has ended is for the job that ends it.
  if (account.isOut || !mayProve || endsAt <= at.getTime())
    return { mails, nextAt: new Date(at.getTime() + day).toISOString() };
  const soonAt = new Date(endsAt - proofRules.daysAfterRefusal * day);
  if (soonAt <= at) return { mail: 'proofDueSoon', mails: 2, nextAt: 'infinity' };
  const next = { mails: 1, nextAt: soonAt.toISOString() };
  return mails === 0 ? { ...next, mail: 'proofDue' } : next;
}
