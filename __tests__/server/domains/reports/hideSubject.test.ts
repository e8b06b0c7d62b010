import sharp from 'sharp';
import { paths } from '../../../../src/contract/paths';
import type { ReportKind } from '../../../../src/contract/reports';
import {
  CommentCollection,
  MemberCommentCollection,
  PublicMember,
} from '../../../../src/contract/schemas/comments';
import { Score } from '../../../../src/contract/schemas/scoreHistory';
import { addChart } from '../../../support/server/addChart';
import {
  changeComment,
  joinAs,
  removeComment,
  writeComment,
} from '../../../support/server/comments';
import { addProof } from '../../../support/server/moderation';
import { decideProof } from '../../../support/records/decideProof';
import { post } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';
import { setUpReports } from '../../../support/server/reports';

const site = setUpReports();

/** Reports something and hides it. @returns The id of the case. */
async function hide(kind: ReportKind, id: number): Promise<number> {
  const report = await site.as('reporter').report({ subject: { kind, id }, reason: 'insult' });
  const caseId = await site.caseOf(report.id);
  const response = await site.as('first').tryDecide(caseId, { hide: true, reason: 'insult' });
  expect(response.statusCode).toBe(200);
  return caseId;
}
const reverse = async (caseId: number) =>
  expect((await site.as('second').tryReverse(caseId)).statusCode).toBe(200);
const get = async (url: string, headers: Record<string, string> = {}) =>
  site.server.app.inject({ url, headers });

test('a hidden comment is read by its author only, who can delete but not change it', async () => {
  const article = await publishArticle(site.server.database, { slug: 'hidden' });
  const author = await joinAs(site.server);
  const { id } = await writeComment(site.server, { article }, author.headers);
  await writeComment(site.server, { article }, site.people.admin.headers);
  const caseId = await hide('comment', id);
  const listed = async (headers?: Record<string, string>) =>
    readContract(CommentCollection, (await get(paths.articleComments(article), headers)).json());
  const shown = async (headers?: Record<string, string>) =>
    (await listed(headers))['hydra:member'].find((comment) => comment.id === id);
  for (const headers of [{}, site.people.admin.headers, site.people.first.headers])
    expect(await shown(headers)).toMatchObject({ content: '', hidden: true });
  expect((await get(paths.comment(id))).json()).toMatchObject({ content: '', hidden: true });
  expect(await shown(author.headers)).toMatchObject({
    content: '<p>Well played.</p>',
    hidden: true,
  });
  expect((await listed())['hydra:totalItems']).toBe(2);
  const { slug } = await site.server.database
    .selectFrom('users')
    .select('slug')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow();
  const ofMember = async () => ({
    page: readContract(PublicMember, (await get(paths.publicMember(slug))).json()).nbComment,
    list: readContract(MemberCommentCollection, (await get(paths.memberComments(slug))).json())[
      'hydra:member'
    ].length,
  });
  expect(await ofMember()).toEqual({ page: 0, list: 0 });
  const content = '<p>Shown again?</p>';
  for (const headers of [author.headers, site.people.admin.headers]) {
    const changed = await changeComment(site.server, id, { content }, headers);
    expect(changed.statusCode).toBe(403);
  }
  await reverse(caseId);
  expect(await shown()).toMatchObject({ content: '<p>Well played.</p>', hidden: false });
  expect(await ofMember()).toEqual({ page: 1, list: 1 });
  await hide('comment', id);
  expect((await removeComment(site.server, id, author.headers)).statusCode).toBe(204);
  expect((await listed())['hydra:totalItems']).toBe(1);
});

test('a hidden picture of a proof is not shown, has another address, and the score stays proved', async () => {
  const { database } = site.server;
  const { scoreId, id: proofId } = await addProof(site.server, { chart: await addChart(database) });
  await decideProof(database, { proofId, decision: 'accept' });
  const score = async () => readContract(Score, (await get(paths.score(scoreId))).json());
  const { picture } = (await score()).proof ?? {};
  expect(picture?.url).toMatch(/^\/media\//);
  const caseId = await hide('picture', scoreId);
  expect(await score()).toMatchObject({ state: 'proved', proof: { picture: null } });
  const events = await get(paths.scoreEvents(scoreId));
  expect(events.body).not.toContain('/media/');
  const moved = (await site.as('first').read(caseId)).picture;
  expect(moved?.url).toMatch(/^\/media\//);
  expect([moved?.url, moved?.thumbnail]).not.toContain(picture?.url);
  await reverse(caseId);
  expect((await score()).proof?.picture).not.toBeNull();
});

test('a hidden avatar is replaced by the placeholder until another one is chosen', async () => {
  const { database } = site.server;
  const { id: userId } = await joinAs(site.server);
  const store = async (hash: string) => {
    const avatar = { hash, bytes: Buffer.from(`picture ${hash}`) };
    await database
      .insertInto('avatars')
      .values({ userId, ...avatar })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(avatar))
      .execute();
  };
  await store('one');
  const type = async () => (await get(paths.avatar(userId))).headers['content-type'];
  expect(await type()).toBe('image/jpeg');
  const caseId = await hide('avatar', userId);
  expect(await type()).toMatch(/^image\/svg/);
  const kept = await site.as('first').read(caseId);
  expect(kept).toMatchObject({ exists: true, changed: false, isHidden: true });
  expect(kept.avatar).toBe(
    `data:image/jpeg;base64,${Buffer.from('picture one').toString('base64')}`,
  );
  await reverse(caseId);
  expect(await type()).toBe('image/jpeg');
  const report = await site.as('reporter').report({ subject: { kind: 'avatar', id: userId } });
  await store('two');
  const late = await site.caseOf(report.id);
  await site.as('first').tryDecide(late, { hide: true, reason: 'other' });
  expect(await type()).toBe('image/jpeg');
});

test('a hidden avatar is refused when it is sent again, until the decision is reversed', async () => {
  const member = await joinAs(site.server);
  const picture = async (red: number) => {
    const background = { r: red, g: 30, b: 30 };
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  };
  const upload = async (imageData: string, { headers } = member) =>
    post(site.server, paths.uploadAvatar, { imageData }, headers);
  const [foul, kind] = [await picture(200), await picture(40)];
  expect((await upload(foul)).statusCode).toBe(200);
  const caseId = await hide('avatar', member.id);
  expect((await upload(kind)).statusCode).toBe(200);
  const refused = await upload(foul);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ violations: [{ propertyPath: 'imageData' }] });
  expect((await get(paths.avatar(member.id))).headers['content-type']).toBe('image/jpeg');
  expect((await upload(foul, await joinAs(site.server))).statusCode).toBe(200);
  await reverse(caseId);
  expect((await upload(foul)).statusCode).toBe(200);
});

test('a score is not hidden: administrators withdraw it', async () => {
  const { scoreId } = await addProof(site.server, {
    chart: await addChart(site.server.database),
  });
  const report = await site
    .as('reporter')
    .report({ subject: { kind: 'score', id: scoreId }, reason: 'cheating' });
  const id = await site.caseOf(report.id);
  expect((await site.as('first').read(id)).values).toEqual([{ raw: 500, text: '500' }]);
  const hidden = await site.as('first').tryDecide(id, { hide: true, reason: 'cheating' });
  expect(hidden.statusCode).toBe(422);
  const warned = await site.as('first').tryDecide(id, { measure: 'warn', reason: 'cheating' });
  expect(warned.statusCode).toBe(200);
});
