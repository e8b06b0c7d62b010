import { storageKeys } from '../persistence/storageKeys';

/** What an unsent proof consists of, beside its entry in the queue. */
export interface StoredProof {
  picture: Blob | null;
  video: string | null;
  comment: string;
  /** Milliseconds. */
  storedAt: number;
}

const storeName = 'proofs';

const resultOf = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database failed.')),
    );
  });

/** Local storage holds texts only, and too few of them for a picture. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(storageKeys.unsentFiles, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The storage is full.')),
      );
    });
    const [result] = await Promise.all([resultOf(run(transaction.objectStore(storeName))), done]);
    return result;
  } finally {
    database.close();
  }
}

/** Rejects if the browser cannot store it. */
export async function storeProof(key: string, proof: StoredProof): Promise<void> {
  await withStore('readwrite', (store) => store.put(proof, key));
}

export async function readProof(key: string): Promise<StoredProof | undefined> {
  const stored: unknown = await withStore('readonly', (store) => store.get(key));
  // Written by this file only.
  return stored as StoredProof | undefined;
}

/** A failure leaves them to `forgetOldProofs`. */
export async function forgetProof(key: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** A day, in milliseconds: a proof is stored before its entry is queued, perhaps by another tab at this moment. */
const patience = 86_400_000;

/** Deletes what no entry of the queue needs any more. */
export async function forgetOldProofs(needed: ReadonlySet<string>, now: number): Promise<void> {
  const keys = await withStore('readonly', (store) => store.getAllKeys()).catch(() => []);
  for (const key of keys.map(String).filter((one) => !needed.has(one))) {
    const proof = await readProof(key).catch(() => undefined);
    if (proof && now - proof.storedAt > patience) await forgetProof(key);
  }
}
