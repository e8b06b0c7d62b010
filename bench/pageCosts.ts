import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { freePort, startSite, type Site } from '../__tests__/journeys/startSite';
import { documentCost } from './pageCosts/documentCosts';
import { interactionTimes } from './pageCosts/interactionTimes';
import { describeChanges } from './pageCosts/measures';
import { buildReference } from './pageCosts/reference/buildReference';
import { startReference } from './pageCosts/reference/startReference';
import { createChart, createTable } from './pageCosts/report';
import type { MeasuredPage, PageResults, Results } from './pageCosts/results';
import { runLighthouse } from './pageCosts/runLighthouse';
import { traceVisit } from './pageCosts/traceVisit';
import { browserProgram } from '../__tests__/support/journeys/browserProgram';
import { pageKinds } from '../__tests__/support/pages/pageKinds';
import { reader, totalBytes, weighVisit } from '../__tests__/support/pages/visitWeight';

/*
 * `npm run bench:pages`: what public pages cost in the browser and on the server, beside a reference site that is built from
 * the same libraries (see pageCosts/README.md). Build first. Options: `--runs 5`, and `--parts` with some of weight, traces,
 * lighthouse, documents and changes. Results are written to .bench/.
 */
const folder = path.resolve('.bench');
const allParts = ['weight', 'traces', 'lighthouse', 'documents', 'changes'];
const documentsPerRun = 10;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    parts: { type: 'string', default: allParts.join(',') },
  },
});
const runs = Number(values.runs);
const parts = new Set(values.parts.split(','));
const unknown = [...parts].filter((part) => !allParts.includes(part));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a positive number.');

interface Target {
  page: MeasuredPage;
  /** Its path on our site; the reference has none. */
  path: string | undefined;
  address: string;
  results: PageResults;
}

function listTargets(site: string, reference: string): Target[] {
  const results = (): PageResults => ({ traces: [], lighthouse: [], documents: [] });
  return [
    { page: 'reference', path: undefined, address: `${reference}/`, results: results() },
    ...pageKinds.flatMap(([page, place]): Target[] =>
      page === 'log-in' ? [] : [{ page, path: place, address: site + place, results: results() }],
    ),
  ];
}

async function weigh(browser: Browser, { address, results }: Target): Promise<void> {
  const context = await browser.newContext(reader);
  const weight = await weighVisit(context, address);
  await context.close();
  const { script = 0, document = 0 } = weight.bytes;
  results.weight = { script, document, total: totalBytes(weight), requests: weight.requests };
}

async function measureDocuments(site: Site, targets: readonly Target[], count: number) {
  for (let document = 0; document < count; document += 1) {
    for (const { path: place, results } of targets) {
      if (place !== undefined) results.documents.push(await documentCost(site, place));
    }
  }
}

/** Each run measures every page once, and begins with another page than the run before. */
async function run(
  { browser, port, site, targets }: Bench,
  { themes, languages }: Results,
  index: number,
): Promise<void> {
  const first = index % targets.length;
  for (const { address, results } of [...targets.slice(first), ...targets.slice(0, first)]) {
    if (parts.has('traces')) results.traces.push(await traceVisit(browser, address));
    if (parts.has('lighthouse')) results.lighthouse.push(await runLighthouse(address, port));
  }
  if (parts.has('documents')) await measureDocuments(site, targets, documentsPerRun);
  if (parts.has('changes')) {
    const { theme, language } = await interactionTimes(browser, `${site.origin}/en/`);
    themes.push(theme);
    languages.push(language);
  }
  process.stdout.write(`run ${index + 1} of ${runs}\n`);
}

interface Bench {
  browser: Browser;
  /** The browser's debugging port, for Lighthouse. */
  port: number;
  site: Site;
  targets: readonly Target[];
}

async function measure(bench: Bench): Promise<Results> {
  const { browser, site, targets } = bench;
  const pages = new Map(targets.map(({ page, results }) => [page, results]));
  const results: Results = { pages, themes: [], languages: [] };
  if (parts.has('weight')) for (const target of targets) await weigh(browser, target);
  if (parts.has('documents')) {
    // The server's code is compiled while it runs: the first documents cost more.
    await measureDocuments(site, targets, 40);
    for (const target of targets) target.results.documents = [];
  }
  for (let index = 0; index < runs; index += 1) await run(bench, results, index);
  return results;
}

function write(results: Results): void {
  const { pages, themes, languages } = results;
  const messages = [...pages].flatMap(([page, { traces }]) =>
    traces.flatMap((visit) => visit.messages.map((message) => `${page}: ${message}`)),
  );
  const text = [createTable(pages), ...describeChanges(results), ...new Set(messages)].join('\n\n');
  mkdirSync(folder, { recursive: true });
  const title = `# Costs of pages, medians of ${runs} runs on ${new Date().toISOString().slice(0, 10)}`;
  writeFileSync(path.join(folder, 'pages.md'), `${title}\n\n${text}\n`);
  writeFileSync(
    path.join(folder, 'pages.json'),
    JSON.stringify({ pages: Object.fromEntries(pages), themes, languages }, undefined, 2),
  );
  if (parts.has('traces')) writeFileSync(path.join(folder, 'pages.svg'), createChart(pages));
  process.stdout.write(`${text}\n\nWritten to .bench/pages.md, pages.json and pages.svg.\n`);
}

const releases: (() => Promise<unknown> | void)[] = [];
try {
  const built = mkdtempSync(path.join(tmpdir(), 'vgr-reference-'));
  releases.push(() => rmSync(built, { recursive: true, force: true }));
  await buildReference(built);
  const meter = new URL('./pageCosts/reportProcessorTime.mjs', import.meta.url);
  const site = await startSite({ RATE_LIMIT_FACTOR: '1000' }, process.cwd(), meter);
  releases.push(site.stop);
  const reference = await startReference(built, site.origin);
  releases.push(reference.stop);
  const port = await freePort();
  const program = browserProgram();
  const browser = await chromium.launch({
    ...program,
    args: [...program.args, `--remote-debugging-port=${port}`],
  });
  releases.push(async () => browser.close());
  const targets = listTargets(site.origin, reference.origin);
  write(await measure({ browser, port, site, targets }));
} finally {
  for (const release of releases.toReversed()) await release();
}
