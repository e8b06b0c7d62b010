import { fastifyPlugin } from 'fastify-plugin';
import type { PlatformServices } from '../services';
import { errorCode } from '../errors/errorCode';
import { runInScope } from '../http/requestScope';
import { createMailDelivery, type MailServices } from './deliverMails';
import { createMailTransport, type MailTransport } from './mailTransport';

/** Polling interval in milliseconds for mails queued by other nodes and for retries. */
const pause = 5000;

/** Delivers queued mails: after requests that may have queued one, and periodically. Several nodes share the work. */
export const mailDeliveryPlugin = fastifyPlugin<MailServices & Pick<PlatformServices, 'config'>>(
  async (app, services) => {
    const transport = createMailTransport(services.config);
    if (!transport) return;
    const sender = createMailSender(transport, services);
    const timer = setInterval(sender.start, pause).unref();
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.method !== 'GET') sender.start();
      done();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sender.stop();
      transport.close();
    });
  },
  { name: 'mail-delivery', fastify: '5.x' },
);

function createMailSender(transport: MailTransport, services: MailServices) {
  const { logger } = services;
  const scope = { label: 'job:mails', log: logger.child({ job: 'mails' }) };
  const deliverDueMails = createMailDelivery(transport, services);
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  const work = async () => {
    while (again) {
      again = false;
      await deliverDueMails(() => stopped);
      if (stopped) return;
    }
  };

  /** Starts delivery, or makes the current run check the queue again before it ends. */
  const start = () => {
    if (stopped) return;
    again = true;
    running ??= runInScope(scope, work)
      .catch((error: unknown) => logger.warn({ code: errorCode(error) }, 'mail delivery failed'))
      .finally(() => {
        running = undefined;
        if (again) start();
      });
  };

  return {
    start,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
