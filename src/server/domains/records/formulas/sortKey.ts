import type { Better } from '../../../../contract/records/catalogue';

const signBit = 1n << 63n;

/** A column's value as eight big-endian bytes whose byte order puts the best value first. */
function columnKey(value: number, better: Better): Buffer {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  const key = Buffer.alloc(8);
  const bits = BigInt.asUintN(64, BigInt(value)) ^ signBit;
  key.writeBigUInt64BE(better === 'lower' ? bits : BigInt.asUintN(64, ~bits));
  return key;
}

/**
 * A score's values as one key. Keys of a chart compared byte by byte are in the order of its board, best
 * first; equal keys are a tie.
 */
export function sortKey(values: readonly number[], columns: readonly Better[]): Buffer {
  if (values.length !== columns.length)
    throw new RangeError(`${values.length} values for ${columns.length} columns`);
  return Buffer.concat(columns.map((better, index) => columnKey(values[index] ?? NaN, better)));
}
