import { fallbackLanguage, matchLanguage, type Language } from '../../../../contract/languages';
import type { StaticRouteName } from '../../../../contract/pages';
import { buildPath } from '../../../../contract/routes';
import type { PlatformServices } from '../../../platform/services';
import { publicOrigin } from '../../../platform/http/publicOrigin';
import { fillResetLink } from '../resetLinkPath';
import { createEmailChanges } from '../emailChanges';
import { createPasswordResets } from '../passwordResets';
import { composeMail } from '../../../platform/mail/composeMail';
import { describeEmailChange } from './describeEmailChange';
import { describeSanction } from './describeSanction';
import type { ClaimedMail } from '../../../platform/mail/mailQueueConsumer';
import type { OutgoingMail } from '../../../platform/mail/mailTransport';

type Services = Pick<PlatformServices, 'config' | 'database' | 'clock' | 'readSite'>;

interface MailLink {
  link: string;
  details?: Readonly<Record<string, string>>;
}

/** Builds the mail for a queue entry; undefined when there is no recipient or no longer a reason to send it. */
export function createMailBuilder({ config, database, clock, readSite }: Services) {
  const resets = createPasswordResets({ database, clock });
  const emailChanges = createEmailChanges({ database, clock });
  const origin = publicOrigin(config);

  const findMember = ({ kind, userId, address }: ClaimedMail) =>
    database
      .selectFrom('users')
      .select(['id', 'username', 'email', 'language'])
      .where('disabledAt', 'is', null)
      // Only the mail that says so reaches a suspended member.
      .$if(kind !== 'sanction', (query) => query.where('suspendedUntil', 'is', null))
      .$if(userId !== null, (query) => query.where('id', '=', userId ?? 0))
      .$if(userId === null, (query) =>
        query.where(({ eb, fn }) =>
          eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [eb.val(address)])),
        ),
      )
      .executeTakeFirst();

  /** The link and further details of the mail; undefined when there is no longer a reason to send it. */
  const linkOf = async (
    { kind, address, path }: ClaimedMail,
    memberId: number,
    language: Language,
  ): Promise<MailLink | undefined> => {
    const page = (route: StaticRouteName, query = '') =>
      `${origin}${buildPath(language, route)}${query}`;
    switch (kind) {
      case 'resetLink':
      case 'resetRequired':
      case 'emailRestored':
        return { link: fillResetLink(origin, path ?? '', await resets.create(memberId)) };
      case 'emailConfirm': {
        const token = await emailChanges.createConfirmToken(memberId, address);
        return token === undefined
          ? undefined
          : { link: page('EmailChange', `?confirm=${token}`), details: { address } };
      }
      case 'emailChanged': {
        const change = await emailChanges.createUndoToken(memberId, address);
        return (
          change && {
            link: page('EmailChange', `?undo=${change.token}`),
            details: describeEmailChange(change, language),
          }
        );
      }
      case 'sanction': {
        const details = await describeSanction(database, Number(path), language);
        return details && { link: page('Rules'), details };
      }
      default:
        return { link: page(pages[kind]) };
    }
  };

  return async (order: ClaimedMail): Promise<OutgoingMail | undefined> => {
    const member = await findMember(order);
    if (!member) return undefined;
    const { kind } = order;
    const language =
      matchLanguage(member.language ?? '') ?? matchLanguage(order.language) ?? fallbackLanguage;
    const link = await linkOf(order, member.id, language);
    if (link === undefined) return undefined;
    const { name: siteName } = await readSite();
    const content = composeMail({ kind, language, username: member.username, siteName, ...link });
    // A reset goes to the account's address, not to the address entered in the form.
    const to = kind === 'resetLink' || kind === 'resetRequired' ? member.email : order.address;
    return { to, siteName, ...content };
  };
}

const pages = { passwordChanged: 'ForgotPassword', welcome: 'Login' } as const;
