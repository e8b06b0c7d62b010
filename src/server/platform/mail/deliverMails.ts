import type { PlatformServices } from '../services';
import { errorLabel } from '../errors/errorLabel';
import { createJobRepository } from '../jobs/jobRepository';
import { createMailQueueConsumer, type ClaimedMail } from './mailQueueConsumer';
import type { MailTransport, OutgoingMail } from './mailTransport';

export interface MailServices extends Pick<
  PlatformServices,
  'clock' | 'database' | 'logger' | 'metrics'
> {
  /** Builds the mail for a queue entry; undefined when there is no longer a reason to send it. */
  buildQueuedMail: (order: ClaimedMail) => Promise<OutgoingMail | undefined>;
}

/**
 * Sends mails until none is due. A node that is killed between the mail server's confirmation and its record in the database sends that one
 * mail again: SMTP has no way to ask whether a message has arrived. Both copies have the same message ID.
 */
export function createMailDelivery(transport: MailTransport, services: MailServices) {
  const { logger, metrics, buildQueuedMail } = services;
  const queue = createMailQueueConsumer(services);
  const jobs = createJobRepository(services);

  const deliver = async (order: ClaimedMail) => {
    const { kind, attempts } = order;
    try {
      const mail = await buildQueuedMail(order);
      if (mail) {
        await transport.send(mail, mailReference(order));
        metrics.mailsSent.inc({ kind });
      }
      await queue.done(order);
      await jobs.note('mails');
    } catch (error) {
      // Log the code only: the mail server's message may contain the address.
      logger.warn({ code: errorLabel(error), kind, attempts }, 'mail not sent');
      metrics.mailsFailed.inc({ kind });
      await queue.failed(order, error);
      await jobs.note('mails', error);
    }
  };

  return async function deliverDueMails(isStopped: () => boolean = () => false): Promise<void> {
    for (let order = await queue.claim(); order; order = await queue.claim()) {
      await deliver(order);
      if (isStopped()) return;
    }
  };
}

/** The same for each attempt, so that a mail sent twice can be recognised. */
function mailReference({ id, createdAt }: ClaimedMail): string {
  return `${createdAt.replaceAll(':', '-')}-${String(id).padStart(10, '0')}`;
}
