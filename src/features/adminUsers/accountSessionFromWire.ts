import { dateOrNull, isRecord, textOrNull } from '../../api/wire/typeGuards';

export type AccountSession = {
  id: string;
  device: string | null;
  network: string | null;
  createdAt: string | null;
  lastUsedAt: string | null;
  current: boolean;
};

export function accountSessionFromWire(item: unknown): AccountSession | undefined {
  if (!isRecord(item)) return undefined;
  const id = textOrNull(item.id);
  if (id === null) return undefined;
  return {
    id,
    device: textOrNull(item.device),
    network: textOrNull(item.addressRange),
    createdAt: dateOrNull(item.createdAt),
    lastUsedAt: dateOrNull(item.lastUsedAt),
    current: item.current === true,
  };
}
