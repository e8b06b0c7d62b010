export interface WorkerSite {
  origin: string;
  data: string;
}

/** More workers than this share sites: each start takes five seconds of a core, even for a run of a single file. */
const mostSites = 4;

export const countSites = (maxWorkers: number) => Math.min(maxWorkers, mostSites);

/** Tells Jest's workers their sites. */
export function publishSites(sites: readonly WorkerSite[]): void {
  process.env.JOURNEY_SITES = JSON.stringify(sites.map(({ origin, data }) => ({ origin, data })));
}

/** The site of this Jest worker; without workers, in Jest's own process, the first. */
export function findWorkerSite(): WorkerSite {
  const sites: WorkerSite[] = JSON.parse(process.env.JOURNEY_SITES ?? '[]');
  const worker = Number(process.env.JEST_WORKER_ID ?? 1);
  const site = sites[(worker - 1) % sites.length];
  if (!site) throw new Error('No site was started for the journeys.');
  return site;
}
