import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../appServices';
import { errorCode } from '../errorCode';
import { createMailMaking } from './makeMail';
import { createMailOrders, type ClaimedMail } from './mailOrders';
import { createMailTransport, type MailTransport } from './mailTransport';

type Services = Pick<AppServices, 'config' | 'database' | 'clock' | 'logger' | 'readSite'>;

/** Polling interval in milliseconds for mails queued by other nodes and for retries. */
const pause = 5000;

/** Delivers queued mails: after requests that may have queued one, and periodically. Several nodes share the work. */
export function addMailDelivery(app: FastifyInstance, services: Services): void {
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
}

function createMailSender(transport: MailTransport, services: Services) {
  const { logger } = services;
  const orders = createMailOrders(services);
  const make = createMailMaking(services);
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  const deliver = async (order: ClaimedMail) => {
    const { kind, attempts } = order;
    try {
      const mail = await make(order);
      if (mail) await transport.send(mail);
      await orders.done(order);
    } catch (error) {
      // Log the code only: the mail server's message may contain the address.
      logger.warn({ code: errorCode(error), kind, attempts }, 'mail failed');
      await orders.failed(order);
    }
  };

  const work = async () => {
    while (again) {
      again = false;
      for (let order = await orders.claim(); order; order = await orders.claim()) {
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
      .catch((error: unknown) => logger.warn({ code: errorCode(error) }, 'mails not delivered'))
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
