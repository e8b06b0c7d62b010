import type {
  PasswordChange,
  ResetConfirmation,
  ResetLinkRequest,
} from '../../../contract/schemas/users';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import type { Database } from '../../platform/database/tables';
import { accountRejected } from '../../platform/errors/problemError';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { addressRange } from '../../platform/security/addressRange';
import { memberOf } from '../../platform/security/guards';
import type { RequestContext } from '../../platform/http/requestContext';
import { isResetLinkPath } from './resetLinkPath';
import { refuseViolations } from '../../platform/errors/requestError';
import { checkNewPassword, checkResetPassword } from './memberInput';
import { emailProblem } from '../../platform/texts/memberText';
import { createPasswordResets } from './passwordResets';
import { verifyCurrentPassword } from './verifyCurrentPassword';

export function createPasswordActions(
  services: Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'limits' | 'mails' | 'passwords' | 'pseudonym'
  > & { members: MemberRepository; sessions: SessionEnding },
) {
  const { audit, database, limits, mails, members, passwords, sessions } = services;
  const resets = createPasswordResets(services);

  /** Stores the hash, ends sessions started with the old password (except `keep`) and voids reset tokens. */
  async function store(transaction: Database, userId: number, passwordHash: string, keep?: string) {
    await members.storeHash(transaction, userId, passwordHash);
    await sessions.endAll(transaction, userId, keep);
    await resets.void(transaction, userId);
  }

  return {
    async change(context: RequestContext, body: PasswordChange): Promise<void> {
      const member = memberOf(context);
      checkNewPassword(body);
      const proved = await verifyCurrentPassword(services, {
        userId: member.id,
        password: body.currentPassword,
        field: 'currentPassword',
      });
      const passwordHash = await passwords.hash(body.newPassword);
      await database.transaction().execute(async (transaction) => {
        const account = { id: member.id, passwordHash: proved };
        // A concurrent change may have replaced the password that was verified.
        if (!(await members.lockUnchanged(transaction, account))) {
          throw accountRejected('wrongPassword', 'currentPassword');
        }
        await store(transaction, member.id, passwordHash, member.sessionId);
        const { id: userId, email: address } = member;
        const language = member.language ?? context.language;
        await mails.add(transaction, { kind: 'passwordChanged', userId, address, language });
        await audit(context, { event: 'passwordChanged' }, transaction);
      });
    },

    /** Acts alike for every address: whether it belongs to a member is checked only after the response, when the mail is built. */
    async requestReset(context: RequestContext, body: ResetLinkRequest): Promise<void> {
      const { email, callBackUrl: path } = body;
      const address = email.trim();
      const problem = emailProblem(address);
      refuseViolations([
        ...(problem ? [{ propertyPath: 'email', textKey: problem }] : []),
        ...(isResetLinkPath(path)
          ? []
          : [{ propertyPath: 'callBackUrl', textKey: 'invalidValue' as const }]),
      ]);
      await limits.take(limitTable.resetPerAddress, addressRange(context.ip));
      await limits.take(limitTable.resetPerEmail, address.toLowerCase());
      await database.transaction().execute(async (transaction) => {
        const { language } = context;
        await mails.add(transaction, { kind: 'resetLink', userId: null, address, language, path });
        await audit(
          context,
          {
            event: 'resetRequested',
            actorId: null,
            details: { account: services.pseudonym(address.toLowerCase()) },
          },
          transaction,
        );
      });
    },

    async confirmReset(context: RequestContext, body: ResetConfirmation): Promise<void> {
      checkResetPassword(body.plainPassword);
      await limits.take(limitTable.confirmPerAddress, addressRange(context.ip));
      // Check the token before the expensive hashing.
      if (!(await resets.isGood(body.token))) throw accountRejected('resetTokenInvalid');
      const passwordHash = await passwords.hash(body.plainPassword);
      await database.transaction().execute(async (transaction) => {
        const userId = await resets.use(transaction, body.token);
        const member = userId === undefined ? undefined : await members.find(userId, transaction);
        if (!member) throw accountRejected('resetTokenInvalid');
        await store(transaction, member.id, passwordHash);
        const { id, email: address, language } = member;
        await mails.add(transaction, {
          kind: 'passwordChanged',
          userId: id,
          address,
          language: language ?? context.language,
        });
        await audit(context, { event: 'resetConfirmed', actorId: id }, transaction);
      });
    },
  };
}
