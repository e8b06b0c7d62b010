import { fastifyPlugin } from 'fastify-plugin';
import type { PlatformServices } from '../services';
import { errorCode } from '../errors/errorCode';
import { createMailQueueConsumer, type ClaimedMail } from './mailQueueConsumer';
import { createMailTransport, type MailTransport, type OutgoingMail } from './mailTransport';

interface Services extends Pick<PlatformServices, 'clock' | 'config' | 'database' | 'logger'> {
  /** Builds the mail for a queue entry; undefined when there is no longer a reason to send it. */
  buildQueuedMail: (order: ClaimedMail) => Promise<OutgoingMail | undefined>;
}

/** Polling interval in milliseconds for mails queued by other nodes and for retries. */
const pause = 5000;

/** Delivers queued mails: after requests that may have queued one, and periodically. Several nodes share the work. */
export const mailDeliveryPlugin = fastifyPlugin<Services>(
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

function createMailSender(transport: MailTransport, services: Services) {
  const { logger, buildQueuedMail } = services;
  const queue = createMailQueueConsumer(services);
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  const deliver = async (order: ClaimedMail) => {
    const { kind, attempts } = order;
    try {
      const mail = await buildQueuedMail(order);
      if (mail) await transport.send(mail);
      await queue.done(order);
    } catch (error) {
      // Log the code only: the mail server's message may contain the address.
      logger.warn({ code: errorCode(error), kind, attempts }, 'mail not sent');
      await queue.failed(order);
    }
  };

  const work = async () => {
    while (again) {
      again = false;
      for (let order = await queue.claim(); order; order = await queue.claim()) {
        await deliver(order);
        if (stopped) return;
      }
    }
  };

  /** Starts delivery, or makes the current run check the queue again before it ends. */
  const start = () => {
    if (stopped) return;
    again = true;
    running ??= work()
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
