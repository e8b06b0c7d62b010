import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';

/*
 * Checks the packages of the lock file: `npm run check:packages`. Writes a bill of materials (CycloneDX) and a list of licences of
 * what runs in production to dist/, and fails on a licence that is not allowed and on a known vulnerability without an exception.
 */

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** SPDX identifiers of licences that a closed program may contain. */
const allowed = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'MIT-0',
  '0BSD',
  'CC0-1.0',
  'Zlib',
];

/** Packages whose own licence allows the use that is made of them. */
const allowedPackages = [
  // OFL-1.1: a font, which is not sold by itself.
  /^@fontsource-variable\/inter$/,
  // LGPL-3.0-or-later: a separate library, linked when it is loaded. One package for each platform.
  /^@img\/sharp-libvips-/,
  // MIT, as their readmes say; their package.json does not name a licence. Used by the S3 server of the tests.
  /^(?:humanize-number|only)$/,
  // BSD-3-Clause, as its LICENSE file says; its package.json names it in an old form. Used by Lighthouse.
  /^parse-cache-control$/,
];

/** Licences that are also allowed for packages that are only used to develop and test. */
const allowedForDevelopment = ['MPL-2.0', 'PSF-2.0', 'CC-BY-3.0', 'CC-BY-4.0'];

interface Exception {
  advisory: string;
  package: string;
  /** After this day the advisory fails the check again. */
  until: string;
  reason: string;
}

const exceptions: Exception[] = [
  {
    advisory: 'GHSA-v3m3-f69x-jf25',
    package: 'quill',
    until: '2027-06-30',
    reason:
      'CVE-2025-15056: its HTML export is not sanitised. The export is sanitised by the editor and by the server.',
  },
];

interface Component {
  name: string;
  version: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
}

function run(...commandLine: string[]): unknown {
  const { stdout } = spawnSync(npm, commandLine, { encoding: 'utf8', maxBuffer: 100_000_000 });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

function readComponents(...options: string[]) {
  const bill = run('sbom', '--sbom-format', 'cyclonedx', ...options);
  const { components }: { components: Component[] } = { components: [], ...Object(bill) };
  if (components.length === 0) throw new Error('npm sbom lists no packages.');
  return { bill, components };
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');

function isAllowed(expression: string, licences: readonly string[]): boolean {
  try {
    return satisfies(expression, [...licences]);
  } catch {
    // Not an SPDX expression, for example "SEE LICENSE IN …".
    return false;
  }
}

function refusedLicences(components: readonly Component[], licences: readonly string[]): string[] {
  return components
    .filter(({ name }) => !allowedPackages.some((one) => one.test(name)))
    .filter((component) => !isAllowed(licenceOf(component), licences))
    .map((one) => `${one.name}@${one.version} has the licence ${licenceOf(one) || 'unknown'}`);
}

interface Advisory {
  name: string;
  title: string;
  url: string;
}

/** The known vulnerabilities of the lock file; undefined if the registry offers no advisories or cannot be reached. */
function readAdvisories(): Advisory[] | undefined {
  const report = { vulnerabilities: undefined, ...Object(run('audit', '--json')) };
  if (typeof report.vulnerabilities !== 'object') return undefined;
  const found: { via: (Advisory | string)[] }[] = Object.values(Object(report.vulnerabilities));
  return found.flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
}

function unexpected({ name, title, url }: Advisory, today: string): string[] {
  const exception = exceptions.find((one) => url.endsWith(one.advisory) && one.package === name);
  if (exception === undefined) return [`${name}: ${title} (${url})`];
  return exception.until < today
    ? [`${name}: the exception for ${url} ended on ${exception.until}`]
    : [];
}

const production = readComponents('--omit=dev');
const everything = readComponents();
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(production.bill, null, 2)}\n`);
const lines = production.components.map((one) => `${one.name}@${one.version}\t${licenceOf(one)}`);
writeFileSync('dist/licences.tsv', `${lines.toSorted().join('\n')}\n`);

const advisories = readAdvisories();
const failures = [
  ...refusedLicences(production.components, allowed),
  ...refusedLicences(everything.components, [...allowed, ...allowedForDevelopment]),
  ...(advisories ?? []).flatMap((one) => unexpected(one, new Date().toISOString().slice(0, 10))),
];
process.stdout.write(`${lines.length} packages in dist/sbom.cdx.json and dist/licences.tsv\n`);
if (advisories === undefined)
  process.stdout.write('Left out: known vulnerabilities. The registry offers no advisories.\n');
for (const failure of new Set(failures)) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
