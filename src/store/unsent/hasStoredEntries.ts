import { storageKeys } from '../persistence/storageKeys';
import { storedKeys } from '../persistence/storedKeys';

/** Prefixes of earlier releases. */
export const oldKeys = {
  /** Followed by the member's key and the comment's. */
  comment: 'vgr:outbox:',
  /** Followed by the report's key. */
  report: 'vgr:report:',
};

/** Whether this device keeps unsent work of anyone, also of earlier releases. Needs nothing of the queue's other code. */
export const hasStoredEntries = (): boolean =>
  [storageKeys.unsent, ...Object.values(oldKeys)].some((prefix) => storedKeys(prefix).length > 0);
