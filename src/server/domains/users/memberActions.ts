import { roles } from '../../../contract/roles';
import type { ProfileUpdate, Registration } from '../../../contract/schemas/users';
import type { Database } from '../../platform/database/tables';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { addressRange } from '../../platform/security/addressRange';
import { memberOf } from '../../platform/security/guards';
import { refuseSilenced } from '../../platform/security/sanctions';
import { holdAccount } from '../records/players/holdAccount';
import type { RequestContext } from '../../platform/http/requestContext';
import { closeProofsOf } from '../proofs/closeProofsOf';
import { createEmailActions } from './emailActions';
import { refuseViolations } from '../../platform/errors/requestError';
import { lockNeutral } from './formerUsernames';
import { changesOf, checkRegistration } from './memberInput';
import { NameTaken, type MemberChanges } from './memberRepository';
import { verifyCurrentPassword } from './verifyCurrentPassword';
import { requireOpenRegistration } from './requireOpenRegistration';

/** Registers, updates and deletes accounts, each in one transaction with its audit entry and its mail. */
export function createMemberActions(
  services: Pick<
    PlatformServices,
    'audit' | 'clock' | 'config' | 'database' | 'limits' | 'mails' | 'passwords'
  > & { members: MemberRepository; sessions: SessionEnding },
) {
  const { audit, clock, database, limits, mails, members, passwords } = services;
  const emails = createEmailActions(services);

  /** Retries up to three times when the name or slug is taken by someone else between check and write. */
  async function claiming<Result>(
    { username, email }: MemberChanges,
    id: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const names = {
      ...(username === undefined ? {} : { username }),
      ...(email === undefined ? {} : { email }),
    };
    for (let attempt = 1; ; attempt += 1) {
      refuseViolations(await members.findTaken(names, id));
      if (email !== undefined && (await emails.isReserved(email, id))) {
        refuseViolations([{ propertyPath: 'email', textKey: 'emailTaken', code: 'unique' }]);
      }
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NameTaken) || attempt === 3) throw error;
      }
    }
  }

  /** A moderator may have decided since the request arrived. A silenced member whose name was hidden may choose another one. */
  async function refuseUsername(
    transaction: Database,
    userId: number,
    username: string,
  ): Promise<void> {
    if (!(await lockNeutral(transaction, userId)))
      await refuseSilenced(transaction, { userId, at: clock() });
    refuseViolations(await members.findTaken({ username }, userId, transaction));
  }

  return {
    /** @returns the new member's id. */
    async register(context: RequestContext, body: Registration): Promise<number> {
      await requireOpenRegistration(services);
      const { username, email, plainPassword } = checkRegistration(body);
      // Registration reveals whether a username or email address is taken, so attempts are limited.
      await limits.take(limitTable.registrationPerAddress, addressRange(context.ip));
      const { language } = context;
      return claiming({ username, email }, 0, async () => {
        const passwordHash = await passwords.hash(plainPassword);
        return database.transaction().execute(async (transaction) => {
          const userId = await members.create(transaction, {
            username,
            email,
            passwordHash,
            language,
            roles: [roles.user, roles.player],
          });
          await mails.add(transaction, { kind: 'welcome', userId, address: email, language });
          await audit(context, { event: 'memberRegistered', actorId: userId }, transaction);
          return userId;
        });
      });
    },

    /** A new email address stays pending until confirmed; submitting the current address cancels a pending change. */
    async update(context: RequestContext, body: ProfileUpdate): Promise<void> {
      const member = memberOf(context);
      const { email, ...changes } = changesOf(member, body);
      const cancels = body.email !== undefined && email === undefined;
      if (cancels) await emails.cancel(database, member.id);
      if (email === undefined && Object.keys(changes).length === 0) return;
      const { username } = changes;
      if (username !== undefined || email !== undefined) {
        await limits.take(limitTable.profilePerAccount, String(member.id));
      }
      const write = () =>
        database.transaction().execute(async (transaction) => {
          if (username !== undefined) await refuseUsername(transaction, member.id, username);
          await members.update(transaction, member.id, changes);
          if (username !== undefined) {
            await audit(context, { event: 'usernameChanged' }, transaction);
          }
          if (email === undefined) return;
          const language = changes.language ?? member.language ?? context.language;
          await emails.request(context, transaction, { member, email, language });
        });
      await claiming(email === undefined ? changes : { ...changes, email }, member.id, write);
    },

    async remove(context: RequestContext, password: string): Promise<void> {
      const { id } = memberOf(context);
      await verifyCurrentPassword(services, { userId: id, password, field: 'password' });
      await database.transaction().execute(async (transaction) => {
        await holdAccount(transaction, id, { toDelete: true });
        await closeProofsOf(transaction, { userId: id, at: clock() });
        await members.remove(transaction, id);
        await audit(context, { event: 'accountDeleted' }, transaction);
      });
    },
  };
}
