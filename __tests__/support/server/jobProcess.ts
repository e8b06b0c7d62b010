import { pino } from 'pino';
import type { KyselyPlugin } from 'kysely';
import { openPatiently } from '../database/openPatiently';
import { createMailBuilder } from '../../../src/server/domains/users/mails/buildQueuedMail';
import { createAppServices } from '../../../src/server/process/appServices';
import { createBackgroundJobs } from '../../../src/server/process/backgroundJobs';
import { createJobRepository } from '../../../src/server/platform/jobs/jobRepository';
import { runDueJobs } from '../../../src/server/platform/jobs/runJobs';
import { createMailDelivery } from '../../../src/server/platform/mail/deliverMails';
import { createMailTransport } from '../../../src/server/platform/mail/mailTransport';

// Runs the background work of one kind that is due, and kills itself before or after the statement with the number KILL_AT:
// `node --import tsx jobProcess.ts`.
const { KIND, DATABASE_URL, FOLDER = '', TIME = '', SMTP_URL, KILL_AT, KILL_WHEN } = process.env;

let statements = 0;
function die(when: string) {
  if (String(statements) === KILL_AT && KILL_WHEN === when) process.kill(process.pid, 'SIGKILL');
}
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    die('before');
    return node;
  },
  transformResult: ({ result }) => {
    die('after');
    return Promise.resolve(result);
  },
};

const opened = await openPatiently({ url: DATABASE_URL, folder: FOLDER });
const started = performance.now();
const services = createAppServices({
  config: { port: 3000, smtpUrl: SMTP_URL },
  database: opened.database.withPlugin(killer),
  clock: () => new Date(Date.parse(TIME) + performance.now() - started),
  logger: pino({ level: 'silent' }),
});
if (KIND === 'mails') {
  const transport = createMailTransport(services.config);
  if (!transport) throw new Error('SMTP_URL is missing.');
  const buildQueuedMail = createMailBuilder(services);
  await createMailDelivery(transport, { ...services, buildQueuedMail })();
  transport.close();
} else {
  const jobs = createBackgroundJobs(services).filter(({ kind }) => kind === KIND);
  await runDueJobs({ jobs, repository: createJobRepository(services), logger: services.logger });
}
await opened.close();
process.stdout.write(`${statements}\n`);
