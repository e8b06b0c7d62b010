import type { RawBuilder } from 'kysely';

/** A query whose rows each describe one thing that is wrong. */
export interface IntegrityCheck {
  name: string;
  problems: RawBuilder<{ problem: string }>;
  /** Statements that put right what is derived from other data. Without them, a person has to decide. */
  repair?: readonly RawBuilder<unknown>[];
}
