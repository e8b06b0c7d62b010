import {
  forgetOldProofs,
  forgetProof,
  readProof,
  storeProof,
  type StoredProof,
} from '../../../src/store/unsent/proofContents';
import { installFakeIndexedDb } from '../../support/browser/fakeIndexedDb';

const stored = (changes: Partial<StoredProof> = {}): StoredProof => ({
  picture: new Blob(['x'], { type: 'image/png' }),
  video: null,
  comment: 'At the end.',
  storedAt: 1000,
  ...changes,
});

test('stores a proof under its key and forgets it', async () => {
  installFakeIndexedDb();
  const proof = stored();
  await storeProof('one', proof);
  expect(await readProof('one')).toEqual(proof);
  expect(await readProof('two')).toBeUndefined();
  await forgetProof('one');
  expect(await readProof('one')).toBeUndefined();
});

test('rejects when there is no room', async () => {
  installFakeIndexedDb().full = true;
  await expect(storeProof('one', stored())).rejects.toThrow('No room.');
});

test('forgets what no entry needs, unless it is so new that its entry may be still to come', async () => {
  const { values } = installFakeIndexedDb();
  await storeProof('needed', stored());
  await storeProof('left', stored());
  await storeProof('new', stored({ storedAt: 100_000_000 }));
  await forgetOldProofs(new Set(['needed']), 100_000_001);
  expect([...values.keys()]).toEqual(['needed', 'new']);
});
