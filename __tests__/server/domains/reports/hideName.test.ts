import { paths } from '../../../../src/contract/paths';
import { joinAs } from '../../../support/server/comments';
import { setUpReports } from '../../../support/server/reports';

const site = setUpReports();
type Joined = Awaited<ReturnType<typeof joinAs>>;

/** Reports a name and hides it. @returns The id of the case. */
async function hide(id: number): Promise<number> {
  const report = await site
    .as('reporter')
    .report({ subject: { kind: 'name', id }, reason: 'insult' });
  const caseId = await site.caseOf(report.id);
  const response = await site.as('first').tryDecide(caseId, { hide: true, reason: 'insult' });
  expect(response.statusCode).toBe(200);
  return caseId;
}
const reverse = async (caseId: number) =>
  expect((await site.as('second').tryReverse(caseId)).statusCode).toBe(200);
const get = async (url: string, headers: Record<string, string> = {}) =>
  site.server.app.inject({ url, headers });
const nameOf = async ({ headers }: Joined) =>
  (await get(paths.me, headers)).json<{ username: string }>().username;
const rename = async ({ id, headers }: Joined, username: string) =>
  site.server.app.inject({ method: 'PUT', url: paths.user(id), payload: { username }, headers });

test('a hidden name is replaced by a neutral one, and cannot be taken again', async () => {
  const member = await joinAs(site.server, { username: 'Rude_Name' });
  const caseId = await hide(member.id);
  expect(await nameOf(member)).toBe(`member_${member.id}`);
  expect(await site.as('first').read(caseId)).toMatchObject({
    name: 'Rude_Name',
    isHidden: true,
    changed: true,
  });
  for (const taken of ['rude_name', 'RUDE_NAME'])
    expect((await rename(member, taken)).statusCode).toBe(422);
  await reverse(caseId);
  expect(await nameOf(member)).toBe('Rude_Name');
  const again = await hide(member.id);
  expect((await rename(member, 'Kind_Name')).statusCode).toBe(200);
  await reverse(again);
  expect(await nameOf(member)).toBe('Kind_Name');
  expect((await rename(member, 'Rude_Name')).statusCode).toBe(200);
});

describe('names that read alike', () => {
  let people: Record<'foul' | 'vile' | 'nasty' | 'awful' | 'tree' | 'leet', Joined>;
  beforeAll(async () => {
    // Before one of them gets a neutral name: it has the slug of a later member of these tests.
    const join = async (username: string) => joinAs(site.server, { username });
    people = {
      foul: await join('Foul_Three'),
      vile: await join('Vile_Name'),
      nasty: await join('Nasty_One'),
      awful: await join('Awful_Name'),
      tree: await join('Vile_Tree51'),
      leet: await join('V1le_Tr33_51'),
    };
  });

  test('a name that was replaced before the decision cannot be taken again', async () => {
    const member = people.vile;
    const subject = { kind: 'name' as const, id: member.id };
    const first = await site.as('reporter').report({ subject, reason: 'insult' });
    expect((await rename(member, 'Sweet_Name')).statusCode).toBe(200);
    const second = await site.as('second').report({ subject, reason: 'spam' });
    const [vile, sweet] = [await site.caseOf(first.id), await site.caseOf(second.id)];
    expect(await site.as('first').read(vile)).toMatchObject({ name: 'Vile_Name', changed: true });
    expect(await site.as('first').read(sweet)).toMatchObject({
      name: 'Sweet_Name',
      changed: false,
    });
    await site.server.database
      .deleteFrom('formerUsernames')
      .where('username', '=', 'vile_name')
      .execute();
    await site.as('first').tryDecide(vile, { hide: true, reason: 'insult' });
    expect(await nameOf(member)).toBe('Sweet_Name');
    expect((await rename(member, 'vile_name')).statusCode).toBe(422);
  });

  test('after a name was hidden, names that read like it are refused to everyone', async () => {
    const caseId = await hide(people.foul.id);
    for (const alike of [
      'Foul__Three',
      '_foul_three',
      'F0ulThree',
      'Fou1_Thr33',
      'FoullThree',
      'Foul8Three',
    ]) {
      const response = await rename(people.foul, alike);
      expect(response.statusCode).toBe(422);
      const message = 'This username is not allowed here. Please choose another one.';
      expect(response.json()).toMatchObject({
        violations: [{ propertyPath: 'username', message }],
      });
    }
    expect((await rename(site.people.reporter, 'FoulThree')).statusCode).toBe(422);
    await reverse(caseId);
    expect(await nameOf(people.foul)).toBe('Foul_Three');
    expect((await rename(people.foul, 'Foul__Three')).statusCode).toBe(200);
  });

  test('a member who took a variant of the reported name loses it, too', async () => {
    const member = people.nasty;
    const subject = { kind: 'name' as const, id: member.id };
    const report = await site.as('reporter').report({ subject, reason: 'insult' });
    expect((await rename(member, 'Nasty__One')).statusCode).toBe(200);
    const id = await site.caseOf(report.id);
    await site.as('first').tryDecide(id, { hide: true, reason: 'insult' });
    expect(await nameOf(member)).toBe(`member_${member.id}`);
  });

  test('a name that is changed while it is hidden stays hidden, also after the member has left', async () => {
    const member = people.awful;
    const subject = { kind: 'name' as const, id: member.id };
    const report = await site.as('reporter').report({ subject, reason: 'insult' });
    const id = await site.caseOf(report.id);
    const [decided] = await Promise.all([
      site.as('first').tryDecide(id, { hide: true, reason: 'insult' }),
      ...['AWFUL_NAME', 'awful_name', 'Awful__Name'].map((name) => rename(member, name)),
    ]);
    expect(decided.statusCode).toBe(200);
    expect(await nameOf(member)).toBe(`member_${member.id}`);
    expect((await rename(member, 'Awful_Name')).statusCode).toBe(422);
    expect(await site.as('first').read(id)).toMatchObject({ isHidden: true });
    const { password, headers } = member;
    const url = paths.user(member.id);
    await site.server.app.inject({ method: 'DELETE', url, payload: { password }, headers });
    expect((await rename(site.people.second, 'awfulname')).statusCode).toBe(422);
  });

  test('a name stays hidden while another decision forbids it', async () => {
    const { tree, leet } = people;
    const [first, second] = [await hide(tree.id), await hide(leet.id)];
    await reverse(second);
    expect(await nameOf(leet)).toBe(`member_${leet.id}`);
    expect(await site.as('first').read(second)).toMatchObject({ isHidden: true });
    expect((await rename(leet, 'V1le_Tr33_51')).statusCode).toBe(422);
    await reverse(first);
    expect(await nameOf(tree)).toBe('Vile_Tree51');
    expect((await rename(leet, 'Kind_Tree')).statusCode).toBe(200);
  });

  test('a neutral name that is hidden is replaced by another one', async () => {
    const member = await joinAs(site.server);
    const neutral = `member_${member.id}`;
    expect((await rename(member, neutral)).statusCode).toBe(200);
    await hide(member.id);
    expect(await nameOf(member)).toMatch(new RegExp(`^${neutral}_\\d{4}$`));
  });
});

test('a silenced member with a neutral name may choose another one only if a decision gave it', async () => {
  const silence = async (id: number) => {
    const subject = { kind: 'name' as const, id };
    const { id: report } = await site.as('reporter').report({ subject, reason: 'spam' });
    const until = new Date(site.server.now().getTime() + 86_400_000).toISOString();
    const decision = { measure: 'silence', reason: 'insult', until } as const;
    const decided = await site.as('first').tryDecide(await site.caseOf(report), decision);
    expect(decided.statusCode).toBe(200);
  };
  const given = await joinAs(site.server, { username: 'Bad_Sound' });
  const chosen = await joinAs(site.server, { username: 'Bad_Noise' });
  for (const { id } of [given, chosen]) await hide(id);
  expect((await rename(chosen, 'Quiet_Name')).statusCode).toBe(200);
  expect((await rename(chosen, `member_${chosen.id}_1234`)).statusCode).toBe(200);
  for (const { id } of [given, chosen]) await silence(id);
  expect((await rename(chosen, 'Loud_Name')).statusCode).toBe(403);
  expect((await rename(given, 'Any_Name')).statusCode).toBe(200);
  expect((await rename(given, 'Next_Name')).statusCode).toBe(403);
});

test('the address with a hidden name leads nowhere, until the decision is reversed', async () => {
  const member = await joinAs(site.server, { username: 'Grim_Name' });
  expect((await rename(member, 'Grim_Title')).statusCode).toBe(200);
  expect((await rename(member, 'Grim_Name')).statusCode).toBe(200);
  const lead = async (slug: string) =>
    (await get(paths.publicMember(slug), member.headers)).statusCode;
  const caseId = await hide(member.id);
  expect(await lead('grim-name')).toBe(404);
  expect(await lead('grim-title')).toBe(302);
  expect((await rename(member, 'Glad_Name')).statusCode).toBe(200);
  expect(await lead('grim-name')).toBe(404);
  await reverse(caseId);
  expect(await lead('grim-name')).toBe(302);
});
