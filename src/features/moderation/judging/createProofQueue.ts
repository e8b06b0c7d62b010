import type { ApiError } from '../../../api/errors/apiError';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';

export type Taken = { proof: ModeratedProof | null } | { error: ApiError };

export type QueueState =
  | { status: 'loading' }
  /** `follows`: it is not the first one. */
  | { status: 'shown'; proof: ModeratedProof; follows: boolean }
  | { status: 'empty'; skipped: number; follows: boolean }
  | { status: 'failed'; error: ApiError };

interface QueueRequests {
  /** Takes the next proof that is neither skipped nor in hand, as those that are shown, or shown next, or whose decision is being sent. */
  take: (request: { skip: number[]; keep: number[] }) => Promise<Taken>;
  release: (id: number) => void;
  /** A proof that will be shown next. */
  prepare: (proof: ModeratedProof) => void;
}

/** As many ids as the server takes. */
const most = 100;

/** A queue as one moderator works through it: one proof is shown, and the next one is taken ahead. */
export function createProofQueue({ take, release, prepare }: QueueRequests) {
  let state: QueueState = { status: 'loading' };
  let stopped = false;
  let follows = false;
  const listeners = new Set<() => void>();
  let skipped: number[] = [];
  /** Taken, in the order in which they are shown. */
  let line: ModeratedProof[] = [];
  let asked: Promise<Taken> | undefined;

  const set = (next: QueueState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const current = () => (state.status === 'shown' ? state.proof : undefined);

  async function ask(): Promise<Taken> {
    const mine = [current(), ...line].flatMap((proof) => (proof ? [proof.id] : []));
    const taken = await take({
      skip: skipped.slice(-most),
      keep: mine,
    });
    asked = undefined;
    if (!('proof' in taken) || !taken.proof) return taken;
    if (stopped) release(taken.proof.id);
    else {
      line.push(taken.proof);
      prepare(taken.proof);
    }
    return taken;
  }
  const takeOne = () => (asked ??= ask());

  const show = (proof: ModeratedProof) => {
    set({ status: 'shown', proof, follows });
    follows = true;
  };

  const showFirst = (): boolean => {
    const [first, ...others] = line;
    if (!first) return false;
    line = others;
    show(first);
    if (line.length === 0) void takeOne();
    return true;
  };

  async function next(): Promise<void> {
    if (showFirst()) return;
    set({ status: 'loading' });
    const taken = await takeOne();
    if (stopped || showFirst()) return;
    set(
      'error' in taken
        ? { status: 'failed', error: taken.error }
        : { status: 'empty', skipped: skipped.length, follows },
    );
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on with the next proof; the one that is shown is decided. */
    next: () => void next(),
    /** Leaves the proof that is shown to others. */
    skip: () => {
      const proof = current();
      if (!proof) return;
      skipped = [...skipped, proof.id];
      release(proof.id);
      void next();
    },
    /** Shows this proof again, before the one that is shown. */
    putBack: (proof: ModeratedProof) => {
      const shown = current();
      if (shown) line = [shown, ...line];
      show(proof);
    },
    /** The same proof as the server has it now. */
    update: (proof: ModeratedProof) => {
      if (state.status === 'shown' && state.proof.id === proof.id) set({ ...state, proof });
    },
    /** Begins again with what was skipped. */
    restart: () => {
      skipped = [];
      void next();
    },
    /** Leaves what is not decided to others. */
    stop: () => {
      stopped = true;
      for (const proof of [current(), ...line]) if (proof) release(proof.id);
    },
  };
}
