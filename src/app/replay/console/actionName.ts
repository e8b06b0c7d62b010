import type { SnapshotAction } from '../../../contract/snapshot/readSnapshot';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What an action is called in the list: requests by the name of what they ask for. */
export function actionName({ type, meta }: SnapshotAction): string {
  const arg = isRecord(meta) ? meta.arg : undefined;
  const endpoint = isRecord(arg) ? arg.endpointName : undefined;
  if (typeof endpoint !== 'string') return type;
  return `${endpoint} · ${type.split('/').at(-1) ?? type}`;
}
