interface GuardedPart {
  /** The changed files that add the part to the gate. */
  guards: RegExp;
  /** What it is, in the list of what was left out. */
  name: string;
  /** The server tests that run in this part only, by their paths below `__tests__`. */
  tests?: RegExp;
}

/** The parts of `npm run test:full` that the gate runs only when files that they guard have changed. */
const guardedParts = {
  install: {
    guards: /^(package(-lock)?\.json|\.npmrc)$|^src\/build\/|^__tests__\/productionInstall\.ts$/,
    name: 'an installation without development dependencies',
  },
  faults: {
    guards:
      /^src\/server\/(process\/|platform\/(database\/[^/]+$|jobs\/|nodes\/|mail\/))|^__tests__\/(support\/)?faults\//,
    name: 'the fault tests',
  },
  rollout: {
    guards:
      /^src\/(build|service-worker|server\/platform\/builds)\/|^__tests__\/journeys\/(rollout|releases)/,
    name: 'the journeys during a rollout',
  },
  embedded: {
    guards: /^src\/server\/platform\/database\/[^/]+$/,
    name: 'the server tests on the embedded database that PostgreSQL has run',
  },
  themes: {
    guards: /^src\/theme\/|^__tests__\/journeys\/themes/,
    name: 'axe in every theme: in four, and computed contrast and sizes in all',
  },
  screens: {
    guards:
      /^src\/(?!server|contract|build)|^(locales|public)\/|^__tests__\/journeys\/(accessibility|firstScreen|language)/,
    name: 'every page on every device and in every language: each was tried in turn',
  },
  walk: {
    guards: /^src\/(navigation|store)\/|^__tests__\/journeys\/(walk\/|randomWalk)/,
    name: 'further random walks: one was made',
  },
  rankings: {
    guards:
      /^src\/server\/domains\/records\/(formulas|mending|payments|places)\/|^__tests__\/support\/records\//,
    name: 'fifty seeds of the random operations on rankings',
  },
  commands: {
    guards:
      /^src\/(build|server\/(cli|process|platform\/(backup|builds|database|integrity|pictures)))\/|^__tests__\/server\/process\//,
    name: 'backup, restore, move, check and package of a whole site',
    tests: /^(build\/createPackage|server\/process\/(siteBackup|siteMove|siteCheck|runTask))$/,
  },
  jobs: {
    guards: /^src\/(contract\/jobKinds\.ts$|server\/(process|platform\/(jobs|mail))\/)/,
    name: 'background jobs in processes that are killed',
    tests: /^server\/process\/backgroundJobs$/,
  },
  sample: {
    guards: /^src\/server\/(sample|domains\/records|platform\/database\/migrations)\//,
    name: 'a recount of all sample scores',
    tests: /^server\/sample\/seedRecords$/,
  },
} satisfies Record<string, GuardedPart>;

export type Part = keyof typeof guardedParts;

const parts: Record<Part, GuardedPart> = guardedParts;
export const everyPart = Object.keys(guardedParts) as Part[];

/** The parts whose files are among those that changed. */
export const findParts = (files: readonly string[]): Part[] =>
  everyPart.filter((part) => files.some((file) => parts[part].guards.test(file)));

export const nameOfPart = (part: Part): string => parts[part].name;

/** Whether a server test belongs to a part that does not run. */
export const isLeftOut = (test: string, running: readonly Part[]): boolean =>
  everyPart.some((part) => !running.includes(part) && parts[part].tests?.test(test));
