#!/usr/bin/env node
// Checks the history of a chart without the site: the chain of its events, their place under the root of a day, and its signature.
// Usage: node verify-chain.mjs FILE|ADDRESS [--key BASE64]
// FILE is a chain that was downloaded, ADDRESS that of a chart, such as https://site.example/api/charts/12. --key is the public key
// (`spki` of /api/keys) as it was noted earlier: without it the key of the file or the site is believed.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const print = (line) => process.stdout.write(`${line}\n`);
const printError = (line) => process.stderr.write(`${line}\n`);
const zeros = '0'.repeat(64);

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

class Fault extends Error {}

async function getJson(address) {
  const response = await fetch(address, { headers: { accept: 'application/ld+json' } });
  if (response.status === 404) return undefined;
  if (response.status === 429) {
    // The site limits how much is read at once.
    await wait((Number(response.headers.get('retry-after')) || 60) * 1000);
    return getJson(address);
  }
  if (!response.ok) throw new Fault(`${address} answered ${response.status}.`);
  return response.json();
}

/** What a downloaded file has, from the API. */
async function* readSite(address) {
  const { origin, pathname } = new URL(address);
  const id = /(?:\/api\/charts\/|-chart-c)(\d+)$/.exec(pathname)?.[1];
  if (id === undefined) throw new Fault(`${address} is not the address of a chart.`);
  const days = await getJson(`${origin}/api/days?itemsPerPage=1`);
  const day = days?.['hydra:member'][0];
  const inclusion = day && (await getJson(`${origin}/api/days/${day.day}/charts/${id}`));
  let next = `/api/charts/${id}/events?itemsPerPage=100`;
  let end;
  while (next !== undefined) {
    const page = await getJson(origin + next);
    if (!page) throw new Fault(`There is no chart ${id}.`);
    for (const event of page['hydra:member']) yield { event };
    ({ end } = page);
    next = page['hydra:view']['hydra:next'];
  }
  yield { chain: { chartId: Number(id), ...end } };
  if (inclusion) yield { day, inclusion };
  const keys = await getJson(`${origin}/api/keys`);
  for (const key of keys['hydra:member']) yield { key };
}

async function* readDownload(file) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    try {
      yield JSON.parse(line);
    } catch {
      throw new Fault(`Line ${index + 1} of the file is not JSON.`);
    }
  }
}

/** Each event has the hash of the one before it, and its own covers both. */
function checkEvent(event, { previous, sequence, chartId }) {
  const { previousHash, hashedText, hash } = event;
  let listed;
  try {
    listed = JSON.parse(hashedText);
  } catch {
    listed = [];
  }
  const fits =
    event.sequence === sequence &&
    listed[1] === sequence &&
    (chartId === undefined || listed[0] === chartId) &&
    previousHash === previous &&
    hash === sha256(Buffer.from(previousHash, 'hex'), hashedText).toString('hex');
  if (!fits) throw new Fault(`Chart ${chartId ?? listed[0]}, event ${sequence}: not right.`);
  return listed[0];
}

/** The root above a chart. */
function rootOf({ chartId, eventCount, hash, path }) {
  let node = sha256(Buffer.of(0), JSON.stringify([chartId, eventCount, hash]));
  for (const [level, text] of path.entries()) {
    const beside = Buffer.from(text, 'hex');
    const isRight = Math.floor(chartId / 2 ** level) % 2 === 1;
    node = sha256(Buffer.of(1), ...(isRight ? [beside, node] : [node, beside]));
  }
  return node.toString('hex');
}

function checkDay({ day, inclusion }, { chartId, hashes, keys, trusted }) {
  const name = `Chart ${chartId}, day ${day.day}`;
  if (inclusion.chartId !== chartId || hashes[inclusion.eventCount - 1] !== inclusion.hash)
    throw new Fault(`${name}: event ${inclusion.eventCount} is not the one that was signed.`);
  const [kind, signedDay, root] = JSON.parse(day.signedText);
  if (kind !== 'day root' || signedDay !== day.day || rootOf(inclusion) !== root)
    throw new Fault(`${name}: the path does not lead to the signed root.`);
  const spki = trusted ?? keys.find(({ key }) => key === day.key)?.spki;
  if (spki === undefined) throw new Fault(`${name}: the key ${day.key} is missing.`);
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(day.signedText), key, Buffer.from(day.signature, 'base64')))
    throw new Fault(`${name}: the signature does not fit the key.`);
}

async function check(source, trusted) {
  const parts = /^https?:/.test(source) ? readSite(source) : readDownload(source);
  const hashes = [];
  const keys = [];
  let chartId;
  let chain;
  let signed;
  for await (const part of parts) {
    if (part.event) {
      const place = { previous: hashes.at(-1) ?? zeros, sequence: hashes.length + 1, chartId };
      chartId = checkEvent(part.event, place);
      hashes.push(part.event.hash);
    }
    if (part.key) keys.push(part.key);
    if (part.chain) ({ chain } = part);
    if (part.day) signed = part;
  }
  if (!chain) throw new Fault('The file ends too early.');
  chartId ??= chain.chartId;
  if (
    chain.chartId !== chartId ||
    chain.eventCount !== hashes.length ||
    chain.hash !== (hashes.at(-1) ?? zeros)
  )
    throw new Fault(`Chart ${chartId}, event ${hashes.length + 1}: missing at the end.`);
  print(`Chart ${chartId}: ${hashes.length} events, the whole chain is right.`);
  if (!signed) {
    print('No signed day has this chart yet.');
    return;
  }
  checkDay(signed, { chartId, hashes, keys, trusted });
  const { day, inclusion } = signed;
  print(`Signed on ${day.day} up to event ${inclusion.eventCount}, with the key ${day.key}.`);
  if (trusted === undefined)
    print('The key came with the chain. Compare it with one that you noted earlier: --key.');
}

const [source, option, key] = process.argv.slice(2);
if (source === undefined || (option !== undefined && (option !== '--key' || !key))) {
  printError('Usage: node verify-chain.mjs FILE|ADDRESS [--key BASE64]');
  process.exitCode = 2;
} else
  try {
    await check(source, key);
  } catch (error) {
    printError(error instanceof Fault ? error.message : `${source}: ${String(error)}`);
    process.exitCode = 1;
  }
