import { isRecord } from '../../../api/wire/typeGuards';
import { canonicalJson } from '../../../contract/canonicalJson';
import { readSnapshot } from '../../../contract/snapshot/readSnapshot';
import {
  snapshotLimits,
  snapshotSchema,
  type SnapshotMeta,
} from '../../../contract/snapshot/snapshotFormat';
import { snapshotHash } from '../../../contract/snapshot/snapshotHash';
import type { Recorded, Recording } from '../../../store/recorder';
import type { FailedRequest } from '../../../contract/snapshot/diagnostics';
import {
  createRedaction,
  redactionPolicyVersion,
  type RedactedState,
} from '../../../store/redaction/createRedaction';
import { draftsSlice } from '../../../state/draftsSlice';
import { createRootReducer, type RootState } from '../../../store/rootReducer';
import { failedRequests } from './failedRequests';
import { replayStates, stateHash } from './replayState';
import type { PageEnvironment } from './pageEnvironment';

export type BuiltSnapshot = { text: string; meta: SnapshotMeta };

type Story = {
  base: RootState;
  entries: readonly Recorded[];
  final: RootState;
  folded: number;
  truncated: string[];
  /** From the whole recording, even if actions are cut. */
  requests: FailedRequest[];
};

const reducer = createRootReducer().inject(draftsSlice);

/** Keeps the last actions; earlier ones are folded into the initial state. */
const shorten = (story: Story, kept: number): Story => {
  const cut = story.entries.length - kept;
  return {
    ...story,
    base: story.entries
      .slice(0, cut)
      .reduce((state, { action }) => reducer(state, action), story.base),
    entries: story.entries.slice(cut),
    folded: story.folded + cut,
    truncated: ['actions'],
  };
};

/** Only the final state, for a recording that cannot be replayed. */
const ending = (story: Story): Story => ({
  ...story,
  base: story.final,
  entries: [],
  folded: story.folded + story.entries.length,
  truncated: ['actions'],
});

/** Only the final state, without cached responses and drafts. */
const endingAlone = (story: Story): Story => {
  const { api, drafts } = reducer(undefined, { type: 'snapshot/emptied' });
  const final = { ...story.final, api, drafts };
  return { ...ending({ ...story, final }), truncated: ['actions', 'answers'] };
};

/** The route of the page, redacted as in the state. */
const pageOf = (state: RedactedState): string => {
  const route = isRecord(state.ui) ? state.ui.route : null;
  return typeof route === 'string' ? route.replace(/[?#\s].*$/s, '').slice(0, 200) : '';
};

function write(story: Story, { now: _now, ...page }: PageEnvironment): BuiltSnapshot {
  const { redactAction, redactState, counts } = createRedaction();
  const preloadedState = JSON.stringify(redactState(story.base));
  const payload = JSON.stringify(story.entries.map(({ action }) => redactAction(action)));
  const final = redactState(story.final);
  const file = {
    preloadedState,
    payload,
    vgrSnapshot: {
      schema: snapshotSchema,
      ...page,
      environment: { ...page.environment, page: pageOf(final) },
      requests: story.requests,
      times: story.entries.map(({ at }) => at),
      dropped: story.folded,
      truncated: story.truncated,
      finalStateHash: stateHash(final),
      redaction: { policyVersion: redactionPolicyVersion, counts: counts() },
    },
  };
  const meta = { ...file.vgrSnapshot, sha256: snapshotHash(file) };
  return { text: JSON.stringify({ ...file, vgrSnapshot: meta }), meta };
}

/** Whether the replay console would open the file and reach the recorded final state. */
export function checkSnapshot({ text }: Pick<BuiltSnapshot, 'text'>): boolean {
  const { snapshot } = readSnapshot(text);
  if (!snapshot) return false;
  try {
    const final = replayStates(snapshot.state, snapshot.actions).at(-1);
    const normal: unknown = JSON.parse(canonicalJson(final));
    return stateHash(normal) === snapshot.meta.finalStateHash;
  } catch {
    return false;
  }
}

/** Drops actions, then cached responses, until the file is small enough to send. */
function fit(story: Story, page: PageEnvironment): BuiltSnapshot {
  let current = story;
  let built = write(current, page);
  const isTooLarge = () => built.text.length > snapshotLimits.sentBytes;
  while (isTooLarge() && current.entries.length > 0) {
    current = shorten(current, Math.floor(current.entries.length / 8));
    built = write(current, page);
  }
  return isTooLarge() ? write(endingAlone(story), page) : built;
}

/** Users report problems when something is broken: a recording that cannot be replayed must not prevent the report. */
function attempt(story: Story, page: PageEnvironment): BuiltSnapshot | undefined {
  try {
    const built = fit(story, page);
    return checkSnapshot(built) ? built : undefined;
  } catch {
    return undefined;
  }
}

/** The redacted and verified snapshot of a recording; undefined if even the final state alone cannot be replayed. */
export function buildSnapshot(
  recording: Recording<RootState> | undefined,
  final: RootState,
  page: PageEnvironment,
): BuiltSnapshot | undefined {
  const { base, entries, folded } = recording ?? { base: final, entries: [], folded: 0 };
  const requests = failedRequests(entries, page.now);
  const story: Story = { base, entries, final, folded, truncated: [], requests };
  return attempt(story, page) ?? attempt(ending(story), page);
}
