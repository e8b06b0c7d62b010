import { fallbackLanguage, matchLanguage, type Language } from '../../../../contract/languages';
import type { StaticRouteName } from '../../../../contract/pages';
import { buildPath } from '../../../../contract/routes';
import type { PlatformServices } from '../../../platform/services';
import { publicOrigin } from '../../../platform/http/publicOrigin';
import { fillResetLink } from '../resetLinkPath';
import { createEmailChanges } from '../emailChanges';
import { createPasswordResets } from '../passwordResets';
import { composeMail } from '../../../platform/mail/composeMail';
import { describeDueScores } from './describeDueScores';
import { describeEmailChange } from './describeEmailChange';
import { describeSanction } from './describeSanction';
import type { MailKind } from '../../../../contract/mailKinds';
import type { ClaimedMail } from '../../../platform/mail/mailQueueConsumer';
import type { OutgoingMail } from '../../../platform/mail/mailTransport';

type Services = Pick<PlatformServices, 'config' | 'database' | 'clock' | 'readSite'>;

interface MailLink {
  link: string;
  details?: Readonly<Record<string, string>>;
  lines?: readonly string[];
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
      case 'proofDue':
      case 'proofDueSoon': {
        const wanted = { userId: memberId, path: path ?? '', language };
        const lines = await describeDueScores(database, wanted);
        return lines && { link: page('MyProofs'), lines };
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
    const to = toAccount.includes(kind) ? member.email : order.address;
    return { to, siteName, ...content };
  };
}

/** These go to the account's address of the moment, not to an address entered in a form or one that was changed since. */
const toAccount: readonly MailKind[] = ['resetLink', 'resetRequired', 'proofDue', 'proofDueSoon'];

const pages = { passwordChanged: 'ForgotPassword', welcome: 'Login' } as const;
