import { flag, from, moment, needed, object, text, type Read } from '../../api/wire/readers';

const hidden = text('hidden');

export const accountSessionFromWire = object({
  id: needed(hidden),
  device: hidden,
  network: from('addressRange', hidden),
  createdAt: moment,
  lastUsedAt: moment,
  current: flag,
});
export type AccountSession = Read<typeof accountSessionFromWire>;
