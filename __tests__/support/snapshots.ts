import { snapshotSchema, type SnapshotMeta } from '../../src/contract/snapshot/snapshotFormat';
import { snapshotHash } from '../../src/contract/snapshot/snapshotHash';

type Facts = {
  actions?: unknown[];
  state?: unknown;
  meta?: Partial<Record<keyof SnapshotMeta, unknown>>;
};

/** A snapshot's text as a member's browser writes it, complete by default. */
export function makeSnapshot({
  actions = [{ type: 'ui/sidebarToggled' }],
  state = {},
  meta = {},
}: Facts = {}): string {
  const file = {
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(state),
    vgrSnapshot: {
      schema: snapshotSchema,
      appVersion: '0.1.0',
      commit: 'test',
      sliceVersions: { ui: 1 },
      locale: 'en',
      theme: 'light',
      viewport: { width: 1440, height: 900, pixelRatio: 1 },
      tz: 'Europe/Rome',
      environment: { browser: 'Firefox 131', system: 'Windows', page: '/en/articles' },
      errors: [],
      requests: [],
      createdAt: '2026-11-20T11:59:00.000Z',
      times: actions.map((_action, index) => index * 100),
      dropped: 0,
      truncated: [],
      redaction: { policyVersion: 1, counts: { dropped: 0, masked: 0, renamed: 0 } },
      finalStateHash: '0'.repeat(64),
      ...meta,
    },
  };
  return seal(file);
}

type Unsealed = { payload: string; preloadedState: string; vgrSnapshot: object };

const seal = (file: Unsealed): string =>
  JSON.stringify({ ...file, vgrSnapshot: { ...file.vgrSnapshot, sha256: snapshotHash(file) } });

/** A file with a valid checksum, whatever its contents. */
export function sealSnapshot(payload: string, preloadedState: string): string {
  const { vgrSnapshot } = JSON.parse(makeSnapshot({ actions: [] }));
  return seal({ payload, preloadedState, vgrSnapshot });
}
