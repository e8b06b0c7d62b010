import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../contract/canonicalJson';
import type { ChainEnd } from '../scores/scoreEvents';

/** A binary tree over all ids of charts: the bits of an id, the lowest one first, say on which side its branch is. */
export const treeLevels = 32;
/** How many levels are stored together. */
export const storedLevels = 4;
/** How many hashes of a level are stored side by side. */
export const groupSize = 2 ** storedLevels;

const hashLength = 32;
/** The hash of a chart without events, and of a part of the tree that has none with events. */
export const emptyHash = Buffer.alloc(hashLength);

/** The hash of the end of the chain of a chart. */
export const leafHash = (chartId: number, { eventCount, hash }: ChainEnd): Buffer =>
  createHash('sha256')
    .update(Buffer.of(0))
    .update(canonicalJson([chartId, eventCount, hash.toString('hex')]))
    .digest();

/** The hash above two others. */
export const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  left.equals(emptyHash) && right.equals(emptyHash)
    ? emptyHash
    : createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();

const split = (hashes: Buffer) =>
  Array.from({ length: hashes.length / hashLength }, (_, index) =>
    hashes.subarray(index * hashLength, (index + 1) * hashLength),
  );

const raise = (hashes: readonly Buffer[]) =>
  hashes
    .filter((_, index) => index % 2 === 0)
    .map((left, pair) => nodeHash(left, hashes[pair * 2 + 1] ?? emptyHash));

/** The hashes of a group beside the branch of one of them, from below, and the hash above the group. */
export function climbGroup(group: Buffer | undefined, index: number) {
  let hashes = split(group ?? Buffer.alloc(groupSize * hashLength));
  const beside: Buffer[] = [];
  for (let position = index; hashes.length > 1; position >>= 1) {
    beside.push(hashes[position ^ 1] ?? emptyHash);
    hashes = raise(hashes);
  }
  return { beside, top: hashes[0] ?? emptyHash };
}

/** A group with some of its hashes changed. */
export function changeGroup(
  group: Buffer | undefined,
  changed: ReadonlyMap<number, Buffer>,
): Buffer {
  const hashes = Buffer.alloc(groupSize * hashLength);
  group?.copy(hashes);
  for (const [index, hash] of changed) hash.copy(hashes, index * hashLength);
  return hashes;
}
