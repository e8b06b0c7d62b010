import { withBuildLock } from './buildLock';
import { builds, staleReason, type BuildName } from './builds';
import { runNode, sourceProgram } from './childProcess';

/** Runs these builds in parallel; returns 0, or the exit code of one that failed. */
export const build = (names: readonly BuildName[]): Promise<number> =>
  withBuildLock(() => compile(names));

async function compile(names: readonly BuildName[]): Promise<number> {
  const codes = await Promise.all(
    names.map((name) => runNode([...sourceProgram('compile'), name])),
  );
  return codes.find((code) => code !== 0) ?? 0;
}

/** Runs those of these builds that are missing or stale, and prints why. */
export async function buildStale(names: readonly BuildName[]): Promise<number> {
  if ((await findStale(names)).length === 0) return 0;
  return withBuildLock(async () => {
    // Another process may have built them while this one waited.
    const stale = await findStale(names);
    for (const { name, reason } of stale)
      console.log(`Building the ${builds[name].title}: ${reason}`);
    return compile(stale.map(({ name }) => name));
  });
}

async function findStale(names: readonly BuildName[]) {
  const checked = await Promise.all(
    names.map(async (name) => ({ name, reason: await staleReason(name) })),
  );
  return checked.filter(({ reason }) => reason !== undefined);
}
