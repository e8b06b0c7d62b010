import type { SnapshotAction } from '../../../contract/snapshot/readSnapshot';
import { routeChanged } from '../../../state/uiSlice';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isPageChange = ({ type }: Pick<SnapshotAction, 'type'>): boolean =>
  type === routeChanged.type;

/** An action's name in the list: requests by their endpoint, page changes by their path. */
export function actionName({ type, meta, payload }: SnapshotAction): string {
  if (isPageChange({ type }) && isRecord(payload)) return `${type} · ${String(payload.path)}`;
  const arg = isRecord(meta) ? meta.arg : undefined;
  const endpoint = isRecord(arg) ? arg.endpointName : undefined;
  if (typeof endpoint !== 'string') return type;
  return `${endpoint} · ${type.split('/').at(-1) ?? type}`;
}
