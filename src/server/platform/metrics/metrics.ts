import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { environment } from '../../../config/environment';

/** Seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobDurations = [0.01, 0.1, 1, 10, 60, 600];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one application. No label is named `job` or `instance`: Prometheus has its own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const buildInfo = new Gauge({
    name: 'vgr_build_info',
    help: 'Always 1; the label names the build.',
    labelNames: ['build'],
    registers,
  });
  buildInfo.set({ build: environment.buildId }, 1);

  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests that ended, by the pattern of their route. Status 499: the client went away.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its response.',
      labelNames: ['method', 'route'],
      buckets: durations,
      registers,
    }),
    requestsInProgress: gauge('http_requests_in_progress', 'Requests that have not ended.'),
    responseCache: new Counter({
      name: 'vgr_response_cache_requests_total',
      help: 'Requests of guests that the response cache could respond to, by result (hit or miss).',
      labelNames: ['result'],
      registers,
    }),
    printedPages: new Counter({
      name: 'vgr_printed_pages_total',
      help: 'Documents, by whether their page was already printed (hit) or had to be printed (miss).',
      labelNames: ['result'],
      registers,
    }),
    mailsSent: new Counter({
      name: 'vgr_mails_sent_total',
      help: 'Mails the mail server accepted, or that were written to the data folder, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    mailsFailed: new Counter({
      name: 'vgr_mails_failed_total',
      help: 'Attempts to send a mail that failed, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'vgr_job_runs_total',
      help: 'Runs of background jobs on this node, by result (success or failure).',
      labelNames: ['kind', 'result'],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'vgr_job_duration_seconds',
      help: 'Duration of the runs of background jobs.',
      labelNames: ['kind'],
      buckets: jobDurations,
      registers,
    }),
    jobSuccessAt: new Gauge({
      name: 'vgr_job_last_success_timestamp_seconds',
      help: 'When a background job last succeeded on any node.',
      labelNames: ['kind'],
      registers,
    }),
    jobFailures: new Gauge({
      name: 'vgr_job_failures',
      help: 'Failed runs of a background job since its last success, on any node.',
      labelNames: ['kind'],
      registers,
    }),
    ready: gauge('vgr_ready', '1 if the node is ready for requests, as /health/ready says.'),
    poolConnections: gauge('vgr_database_pool_connections', 'Open connections to the database.'),
    poolIdle: gauge('vgr_database_pool_idle_connections', 'Open connections that are not in use.'),
    poolWaiting: gauge('vgr_database_pool_waiting', 'Statements that wait for a connection.'),
    databaseUp: gauge('vgr_database_up', '1 if the database answered this scrape in time.'),
    mailsWaiting: gauge('vgr_mails_waiting', 'Mails that wait to be sent.'),
    mailsDead: gauge('vgr_mails_dead', 'Mails that are not retried until somebody decides.'),
    publicationsDue: gauge(
      'vgr_publications_due',
      'Scheduled articles whose publication is due but not recorded.',
    ),
    rankingsWaiting: gauge(
      'vgr_rankings_waiting_games',
      'Games with changes that no ranking contains yet.',
    ),
    rankingsWaitingSeconds: gauge(
      'vgr_rankings_waiting_seconds',
      'Age of the oldest change that no ranking contains yet; 0 without any.',
    ),
    platformsWaiting: gauge(
      'vgr_platform_rankings_waiting_charts',
      'Charts with changes that no ranking of platforms contains yet, up to 1,000.',
    ),
    platformsWaitingSeconds: gauge(
      'vgr_platform_rankings_waiting_seconds',
      'For how long the oldest change that no ranking of platforms contains yet has been due; 0 without any.',
    ),
    rankingsFailing: gauge(
      'vgr_rankings_failing',
      'Games and charts whose ranking failed and is tried again.',
    ),
    rankingsMended: gauge(
      'vgr_rankings_mended',
      'Wrong values of rankings that the recounts of the last day have mended.',
    ),
    backupAt: gauge(
      'vgr_backup_last_success_timestamp_seconds',
      'When the last backup was completed; missing if there is none.',
    ),
    databaseBytes: gauge('vgr_database_size_bytes', 'Size of the database.'),
    pictures: gauge('vgr_pictures', 'Stored pictures.'),
    pictureBytes: gauge('vgr_picture_bytes', 'Size of the files of stored pictures.'),
  };
}
