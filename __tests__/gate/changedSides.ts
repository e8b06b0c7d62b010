/** The parts of the product that tests are chosen by. */
export type Side = 'client' | 'server' | 'journeys';

/** What a path belongs to: sides, nothing that a test other than the architecture's reads, or everything. */
type Reach = readonly Side[] | 'everything';

const clientFolders =
  'access|admin-frame|api|app|components|features|i18n|navigation|print|service-worker|state|store|theme';

/** The first pattern that matches a path decides; a path without a pattern reaches everything. */
const reaches: readonly [RegExp, Reach][] = [
  // Server tests compare their tables with the rules and with the database.
  [/^docs\/(data-retention|schema)\.md$/, ['server']],
  [/^[^/]+\.md$|^docs\/|\/README\.md$|^\.ci\/wholeGate\.json$/, []],
  // They run in every gate.
  [/^__tests__\/architecture\//, []],
  [/^src\/server\//, ['server']],
  [/^__tests__\/server\//, ['server']],
  [/^deploy\/|^__tests__\/(deploy|faults)\//, ['server']],
  [new RegExp(`^src/(${clientFolders})/`), ['client']],
  [new RegExp(`^__tests__/(${clientFolders})/`), ['client']],
  [/^(locales|public|bench)\//, ['client']],
  [/^__tests__\/journeys\/[^/]+\.test\.ts$|^__tests__\/journeys\/walk\//, ['journeys']],
];

/**
 * The sides that changed files belong to; everything if one of them can reach both sides: the contract, the build, what
 * tests share, a dependency, or a file that no rule names.
 */
export function sidesOf(files: readonly string[]): ReadonlySet<Side> | 'everything' {
  const sides = new Set<Side>();
  for (const file of files) {
    const reach = reaches.find(([pattern]) => pattern.test(file))?.[1] ?? 'everything';
    if (reach === 'everything') return 'everything';
    for (const side of reach) sides.add(side);
  }
  return sides;
}
