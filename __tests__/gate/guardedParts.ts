/** A part of `npm run test:full` that the gate runs only when files that it guards have changed. */
export type Part = 'install' | 'faults' | 'rollout' | 'embedded' | 'themes' | 'walk' | 'rankings';

const guards: Record<Part, RegExp> = {
  install: /^(package(-lock)?\.json|\.npmrc)$|^src\/build\/|^__tests__\/productionInstall\.ts$/,
  faults:
    /^src\/server\/(process\/|platform\/(database\/[^/]+$|jobs\/|nodes\/|mail\/))|^__tests__\/(support\/)?faults\//,
  rollout:
    /^src\/(build|service-worker|server\/platform\/builds)\/|^__tests__\/journeys\/(rollout|releases)/,
  embedded: /^src\/server\/platform\/database\/[^/]+$/,
  themes: /^src\/theme\/|^__tests__\/journeys\/themes/,
  walk: /^src\/(navigation|store)\/|^__tests__\/journeys\/(walk\/|randomWalk)/,
  rankings: /^src\/server\/domains\/records\/ranking\/|^__tests__\/support\/records\//,
};

export const everyPart = Object.keys(guards) as Part[];

/** The parts whose files are among those that changed. */
export const findParts = (files: readonly string[]): Part[] =>
  everyPart.filter((part) => files.some((file) => guards[part].test(file)));

/** What each part is, in the list of what was left out. */
export const partNames: Record<Part, string> = {
  install: 'an installation without development dependencies',
  faults: 'the fault tests',
  rollout: 'the journeys during a rollout',
  embedded: 'the server tests on the embedded database that PostgreSQL has run',
  themes: 'axe in every theme: in four, and computed contrast and sizes in all',
  walk: 'further random walks: one was made',
  rankings: 'fifty seeds of the random operations on rankings',
};
