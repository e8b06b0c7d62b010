import { fallbackLanguage, matchLanguage } from '../../contract/languages';
import { buildPath } from '../../contract/routes';
import type { AccountServices } from '../accountServices';
import { publicOrigin } from '../publicOrigin';
import { fillCallBack } from '../users/callBackPath';
import { createPasswordResets } from '../users/passwordResets';
import { composeMail } from './composeMail';
import type { ClaimedMail } from './mailOrders';
import type { OutgoingMail } from './mailTransport';

type Services = Pick<AccountServices, 'config' | 'database' | 'clock' | 'readSite'>;

/** Makes the mail of an order; undefined where there is nobody to send it to. */
export function createMailMaking({ config, database, clock, readSite }: Services) {
  const resets = createPasswordResets({ database, clock });
  const origin = publicOrigin(config);

  const findMember = ({ userId, address }: ClaimedMail) =>
    database
      .selectFrom('users')
      .select(['id', 'username', 'email', 'language'])
      .where('disabledAt', 'is', null)
      .$if(userId !== null, (query) => query.where('id', '=', userId ?? 0))
      .$if(userId === null, (query) =>
        query.where(({ eb, fn }) =>
          eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [eb.val(address)])),
        ),
      )
      .executeTakeFirst();

  return async (order: ClaimedMail): Promise<OutgoingMail | undefined> => {
    const member = await findMember(order);
    if (!member) return undefined;
    const { kind, path } = order;
    const language =
      matchLanguage(member.language ?? '') ?? matchLanguage(order.language) ?? fallbackLanguage;
    const page = (route: 'ForgotPassword' | 'Contact' | 'Login') =>
      `${origin}${buildPath(language, route)}`;
    const resetting = kind === 'resetLink' || kind === 'resetRequired';
    const link = resetting
      ? fillCallBack(origin, path ?? '', await resets.create(member.id))
      : page(pages[kind]);
    // A reset goes to the address the account has, not to the one that was typed.
    const to = resetting ? member.email : order.address;
    const { name: siteName } = await readSite();
    const content = composeMail({ kind, language, username: member.username, siteName, link });
    return { to, siteName, ...content };
  };
}

const pages = {
  passwordChanged: 'ForgotPassword',
  emailChanged: 'Contact',
  welcome: 'Login',
} as const;
