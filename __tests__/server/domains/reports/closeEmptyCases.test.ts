import { paths } from '../../../../src/contract/paths';
import type { ReportKind } from '../../../../src/contract/reports';
import { closeEmptyCases } from '../../../../src/server/domains/reports/closeEmptyCases';
import { joinAs, removeComment, writeComment } from '../../../support/server/comments';
import { publishArticle } from '../../../support/server/publishArticle';
import { setUpReports } from '../../../support/server/reports';

const site = setUpReports();
const close = async () =>
  closeEmptyCases({ database: site.server.database, clock: site.server.now });
const remove = async ({ id, password, headers }: Awaited<ReturnType<typeof joinAs>>) =>
  expect(
    await site.server.app.inject({
      method: 'DELETE',
      url: paths.user(id),
      payload: { password },
      headers,
    }),
  ).toMatchObject({ statusCode: 204 });
const report = async (kind: ReportKind, id: number) => {
  const sent = await site.as('reporter').report({ subject: { kind, id }, reason: 'insult' });
  return site.caseOf(sent.id);
};

test('a name of a member who has left is nothing to decide: its reporters are told', async () => {
  const member = await joinAs(site.server);
  const caseId = await report('name', member.id);
  await close();
  expect((await site.as('first').read(caseId)).state).toBe('open');
  await remove(member);
  await Promise.all([close(), close()]);
  expect(await site.as('first').read(caseId)).toMatchObject({
    state: 'decided',
    exists: false,
    name: null,
    decision: { hide: false, measure: 'none', reason: 'accountDeleted', by: null },
  });
  const [notice, ...others] = (await site.as('reporter').notices())['hydra:member'];
  expect(notice).toMatchObject({ outcome: 'dismissed', reason: 'accountDeleted' });
  expect(others).toEqual([]);
  const forged = await site.as('first').tryDecide(await report('name', site.people.second.id), {
    reason: 'accountDeleted',
  });
  expect(forged.statusCode).toBe(422);
});

test('a comment that everyone still sees is read and hidden after its author has left', async () => {
  const article = await publishArticle(site.server.database, { slug: 'left-behind' });
  const author = await joinAs(site.server);
  const { id } = await writeComment(site.server, { article }, author.headers);
  const { id: other } = await writeComment(site.server, { article }, author.headers);
  const [shown, deleted] = [await report('comment', id), await report('comment', other)];
  await remove(author);
  await removeComment(site.server, other, site.people.admin.headers);
  await close();
  expect(await site.as('first').read(deleted)).toMatchObject({
    decision: { reason: 'accountDeleted' },
  });
  expect(await site.as('first').read(shown)).toMatchObject({
    state: 'open',
    member: null,
    text: '<p>Well played.</p>',
    exists: true,
    changed: false,
  });
  const hidden = await site.as('first').tryDecide(shown, { hide: true, reason: 'insult' });
  expect(hidden.json()).toMatchObject({ isHidden: true });
  const comment = await site.server.app.inject({ url: paths.comment(id) });
  expect(comment.json()).toMatchObject({ content: '', hidden: true });
});
