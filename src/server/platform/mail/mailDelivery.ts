import { fastifyPlugin } from 'fastify-plugin';
import { createWorker } from '../jobs/createWorker';
import type { PlatformServices } from '../services';
import { createMailDelivery, type MailServices } from './deliverMails';
import { createMailTransport } from './mailTransport';

/** Delivers queued mails: after requests that may have queued one, and periodically. Several nodes share the work. */
export const mailDeliveryPlugin = fastifyPlugin<MailServices & Pick<PlatformServices, 'config'>>(
  async (app, services) => {
    const transport = createMailTransport(services.config);
    if (!transport) return;
    const sender = createWorker({
      job: 'mails',
      logger: services.logger,
      // For mails queued by other nodes, and for retries.
      pause: 5000,
      work: createMailDelivery(transport, services),
    });
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.method !== 'GET') sender.start();
      done();
    });
    app.addHook('onClose', async () => {
      await sender.stop();
      transport.close();
    });
  },
  { name: 'mail-delivery', fastify: '5.x' },
);
