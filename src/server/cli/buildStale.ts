import { builds, staleReason, type BuildName } from './builds';
import { runNode, sourceProgram } from './childProcess';

/** Makes these builds side by side; answers 0, or the exit code of one that failed. */
export async function build(names: readonly BuildName[]): Promise<number> {
  const codes = await Promise.all(
    names.map((name) => runNode([...sourceProgram('compile'), name])),
  );
  return codes.find((code) => code !== 0) ?? 0;
}

/** Makes those of these builds that are missing or older than their sources, and says why. */
export async function buildStale(names: readonly BuildName[]): Promise<number> {
  const checked = await Promise.all(
    names.map(async (name) => ({ name, reason: await staleReason(name) })),
  );
  const stale = checked.filter(({ reason }) => reason !== undefined);
  for (const { name, reason } of stale)
    console.log(`Building the ${builds[name].title}: ${reason}`);
  return build(stale.map(({ name }) => name));
}
