import { useState } from 'react';
import { createSafeStorage } from '../../../store/persistence/safeStorage';
import { storageKeys } from '../../../store/persistence/storageKeys';

const storage = createSafeStorage(() => globalThis.localStorage);

/** Whether single keys judge, on this device. People who dictate, or whose hands slip, turn them off. */
export function useKeysSwitch() {
  const [on, setOn] = useState(() => storage.getItem(storageKeys.moderationKeys) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    if (next) storage.removeItem(storageKeys.moderationKeys);
    else storage.setItem(storageKeys.moderationKeys, 'off');
  };
  return [on, change] as const;
}
