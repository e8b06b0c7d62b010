import { paths } from '../../../../src/contract/paths';
import { Member } from '../../../../src/contract/schemas/users';
import { createMailFolder, type MailFolder } from '../../../support/server/mailFolder';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import {
  bearer,
  createMember,
  eventsOf,
  logIn,
  post,
  statusOf,
} from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let mails: MailFolder;
let server: TestServer;
beforeAll(async () => {
  mails = await createMailFolder();
  const { dataFolder } = mails;
  server = await createTestServer({ config: { dataFolder, rateLimitFactor: 1000 } });
});
afterAll(async () => {
  await server?.close();
  await mails?.remove();
});
beforeEach(() => server.setTime('2026-11-20T12:00:00Z'));

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new${addresses}@example.net`;
};

/** A logged-in member with helpers to change and read their account. */
async function setUp() {
  const member = await createMember(server);
  const session = await logIn(server, member);
  const headers = { ...bearer(session), ...firefox };
  const change = (email: string) =>
    server.app.inject({ method: 'PUT', url: paths.user(member.id), payload: { email }, headers });
  const read = async () => {
    const { email } = await server.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    return email;
  };
  return { ...member, session, headers, change, read };
}

const linkIn = (mail: string, name: 'confirm' | 'undo') =>
  new RegExp(`/email-change\\?${name}=([\\w-]+)`).exec(mail)?.[1] ?? '';
const confirm = (token: string) => post(server, paths.confirmEmail, { token });
const undo = (token: string) => post(server, paths.undoEmailChange, { token });
const askForReset = (email: string) =>
  post(server, paths.sendResetLink, { email, callBackUrl: '/en/reset-password?token=[token]' });
const resetTokenIn = (mail: string) => /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
const reset = (token: string) =>
  post(server, paths.confirmReset, { token, plainPassword: 'insert coin 2' });

/** A change confirmed from the new address, and the link that undoes it. */
async function setUpChanged() {
  const member = await setUp();
  const email = newAddress();
  await member.change(email);
  await confirm(linkIn(await mails.newest(email), 'confirm'));
  return {
    ...member,
    newEmail: email,
    undoToken: linkIn(await mails.newest(member.email), 'undo'),
  };
}

describe('a new email address', () => {
  test('takes effect only after its link is opened, and the session continues', async () => {
    const member = await setUp();
    const email = newAddress();
    const response = await member.change(email);
    expect(readContract(Member, response.json())).toMatchObject({
      email: member.email,
      pendingEmail: email,
    });
    expect(await member.read()).toBe(member.email);

    const token = linkIn(await mails.newest(email), 'confirm');
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await member.read()).toBe(email);
    expect(await statusOf(server, member.session.token)).toBe(200);
    expect((await confirm(token)).statusCode).toBe(400);
    expect(await eventsOf(server, member.id)).toEqual([
      'loginSucceeded',
      'emailChangeRequested',
      'emailChanged',
    ]);
  });

  test('does not take effect when its link has expired', async () => {
    const member = await setUp();
    const email = newAddress();
    await member.change(email);
    const token = linkIn(await mails.newest(email), 'confirm');
    server.setTime('2026-11-21T12:00:01Z');
    const late = await confirm(token);
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({
      message: 'This link is invalid, has already been used or has expired.',
    });
    expect(await member.read()).toBe(member.email);
  });

  test('does not take effect after a newer change, or after choosing the current address again', async () => {
    const member = await setUp();
    const [first, second] = [newAddress(), newAddress()];
    await member.change(first);
    const firstToken = linkIn(await mails.newest(first), 'confirm');
    await member.change(second);
    const secondToken = linkIn(await mails.newest(second), 'confirm');
    expect((await confirm(firstToken)).statusCode).toBe(400);
    const kept = await member.change(member.email);
    expect(readContract(Member, kept.json()).pendingEmail).toBeNull();
    expect((await confirm(secondToken)).statusCode).toBe(400);
    expect(await member.read()).toBe(member.email);
  });

  test('is rejected when another account took it before the confirmation', async () => {
    const member = await setUp();
    const email = newAddress();
    await member.change(email);
    const token = linkIn(await mails.newest(email), 'confirm');
    await createMember(server, { email });
    const response = await confirm(token);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual([
      expect.objectContaining({ propertyPath: 'email', message: 'Email already registered' }),
    ]);
  });

  test('goes to one of two members who confirm it at the same moment', async () => {
    const members = [await setUp(), await setUp()];
    const email = newAddress();
    for (const { change } of members) await change(email);
    await mails.newest(email, 2);
    const tokens = (await mails.to(email)).map((mail) => linkIn(mail, 'confirm'));
    const statuses = await Promise.all(
      tokens.map(async (token) => (await confirm(token)).statusCode),
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  test('invalidates pending reset links when it is requested and when it is confirmed', async () => {
    const member = await setUp();
    const email = newAddress();
    await askForReset(member.email);
    const before = resetTokenIn(await mails.newest(member.email));
    await member.change(email);
    expect((await reset(before)).statusCode).toBe(400);

    await askForReset(member.email);
    const between = resetTokenIn(await mails.newest(member.email, 2));
    await confirm(linkIn(await mails.newest(email), 'confirm'));
    expect((await reset(between)).statusCode).toBe(400);
    const { username, password } = member;
    expect((await post(server, paths.login, { username, password })).statusCode).toBe(200);
  });
});

describe('the previous address', () => {
  test('gets a mail with the change, its time and device, and the new address masked', async () => {
    const { email, newEmail } = await setUpChanged();
    const mail = await mails.newest(email);
    expect(mail).toContain('changed to n•••@example.net');
    expect(mail).toContain('November 20, 2026 at 12:00:00');
    expect(mail).toContain('from Firefox · Linux, 127.0.0.0/24');
    expect(mail).not.toContain(newEmail);
  });

  test('undoes the change: the address is restored, sessions end and a new password is required', async () => {
    const member = await setUpChanged();
    expect((await undo(member.undoToken)).statusCode).toBe(200);
    expect(await member.read()).toBe(member.email);
    expect(await statusOf(server, member.session.token)).toBe(401);
    const { username, password } = member;
    expect((await post(server, paths.login, { username, password })).statusCode).toBe(401);

    const token = resetTokenIn(await mails.newest(member.email, 2));
    expect((await reset(token)).statusCode).toBe(200);
    await logIn(server, { username, password: 'insert coin 2' });
    expect((await undo(member.undoToken)).statusCode).toBe(400);
    expect(await eventsOf(server, member.id)).toContain('emailChangeUndone');
  });

  test('undoes several later changes, too', async () => {
    const member = await setUpChanged();
    const third = newAddress();
    await member.change(third);
    await confirm(linkIn(await mails.newest(third), 'confirm'));
    const undoSecond = linkIn(await mails.newest(member.newEmail, 2), 'undo');
    expect((await undo(member.undoToken)).statusCode).toBe(200);
    expect(await member.read()).toBe(member.email);
    expect((await undo(undoSecond)).statusCode).toBe(400);
  });

  test('can undo for seven days, and is reserved until then', async () => {
    const member = await setUpChanged();
    const other = await setUp();
    expect((await other.change(member.email)).statusCode).toBe(422);
    const registration = {
      username: 'somebody_new',
      email: member.email,
      plainPassword: 'insert coin 3',
    };
    expect((await post(server, paths.users, registration)).statusCode).toBe(422);
    server.setTime('2026-11-27T12:00:01Z');
    expect((await undo(member.undoToken)).statusCode).toBe(400);
    expect((await post(server, paths.users, registration)).statusCode).toBe(201);
  });
});

test.each([paths.confirmEmail, paths.undoEmailChange])('%s limits guesses', async (url) => {
  const node = await createTestServer({ node: server });
  const statuses: number[] = [];
  for (let index = 0; index < 26; index += 1) {
    statuses.push((await post(node, url, { token: `guess ${index}` })).statusCode);
  }
  await node.close();
  expect(statuses.slice(0, -1).every((status) => [400, 429].includes(status))).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
