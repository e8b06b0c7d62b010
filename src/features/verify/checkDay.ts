import type { DayChart, DayRoot, SigningKey } from '../../api/wire/chainFromWire';
import { bytesOfBase64, bytesOfHex, bytesOfText, parseList, sha256 } from './hashes';

/** What the check of a day finds, from `signed` on: that all is right, what is not, or that this browser cannot check signatures. */
export type DayVerdict =
  | 'signed'
  | 'otherEnd'
  | 'otherRoot'
  | 'unknownKey'
  | 'otherSignature'
  | 'unsupported';

export interface SignedChart {
  chartId: number;
  day: DayRoot;
  chart: DayChart;
  keys: readonly SigningKey[];
  /** Of the events of the chart. */
  hashes: readonly string[];
}

/** The root that the end of a chain leads to. */
async function rootOf(chartId: number, { eventCount, hash, path }: DayChart): Promise<string> {
  const leaf = JSON.stringify([chartId, eventCount, hash]);
  let node = await sha256(Uint8Array.of(0), bytesOfText(leaf));
  for (const [level, beside] of path.entries()) {
    const isRight = Math.floor(chartId / 2 ** level) % 2 === 1;
    const pair = isRight ? [beside, node] : [node, beside];
    node = await sha256(Uint8Array.of(1), ...pair.map(bytesOfHex));
  }
  return node;
}

async function checkSignature(
  { signedText, signature }: DayRoot,
  spki: string,
): Promise<DayVerdict> {
  try {
    const algorithm = { name: 'Ed25519' };
    const key = await crypto.subtle.importKey('spki', bytesOfBase64(spki), algorithm, false, [
      'verify',
    ]);
    const fits = await crypto.subtle.verify(
      algorithm,
      key,
      bytesOfBase64(signature),
      new TextEncoder().encode(signedText),
    );
    return fits ? 'signed' : 'otherSignature';
  } catch (error) {
    // Browsers that do not know the algorithm say so; anything else is wrong with the key or the signature.
    const isUnknown = error instanceof Error && error.name === 'NotSupportedError';
    return isUnknown ? 'unsupported' : 'otherSignature';
  }
}

/** Checks that a day has the end of a chain under its root, and that the root is signed. */
export async function checkDay({
  chartId,
  day,
  chart,
  keys,
  hashes,
}: SignedChart): Promise<DayVerdict> {
  if (hashes[chart.eventCount - 1] !== chart.hash) return 'otherEnd';
  const [, signedDay, root] = parseList(day.signedText);
  if (signedDay !== day.day || root !== (await rootOf(chartId, chart))) return 'otherRoot';
  const key = keys.find((one) => one.key === day.key);
  return key ? checkSignature(day, key.spki) : 'unknownKey';
}
