import { paths } from '../../../src/contract/paths';
import { SupportReceipt } from '../../../src/contract/schemas/support';
import { writeComment } from './comments';
import type { TestServer } from './createTestServer';
import type { Samples } from './describedCalls';
import { hostileTexts } from './hostileValues';
import { createMember, post } from './members';
import { publishArticle } from './publishArticle';
import { readContract } from '../readContract';
import { makeSnapshot } from '../snapshots';

let made = 0;

/** One of each resource in the API's URLs, and the required contents of request bodies. */
export async function makeTargets(server: TestServer, writer: Record<string, string>) {
  made += 1;
  const { database } = server;
  const slug = `target-${made}`;
  const article = await publishArticle(database, { slug });
  const { id: user } = await createMember(server, { username: `target_${made}` });
  const { id: comment } = await writeComment(server, { article }, writer);
  const report = { description: 'The list stays empty.', snapshot: makeSnapshot() };
  const key = { 'idempotency-key': `the-key-of-${slug}` };
  const { code } = readContract(
    SupportReceipt,
    (await post(server, paths.supportCases, report, key)).json(),
  );
  const { id: supportCase } = await database
    .selectFrom('supportCases')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const site = await database
    .selectFrom('siteVersions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  const siteVersion = site?.version ?? 0;

  const idFor = (path: string): number => {
    if (path.includes('/users')) return user;
    if (path.includes('support_cases')) return supportCase;
    if (path.includes('article_comments')) return comment;
    return path.includes('configuration') ? siteVersion : article;
  };
  const samples = (path: string): Samples => ({
    article: () => paths.article(article),
    callBackUrl: () => '/en/reset-password?token=[token]',
    currentPassword: () => 'not the password 1',
    email: () => `${slug}-new@example.org`,
    pictureId: () => null,
    plainPassword: () => 'insert coin 1',
    previous: () => ['ROLE_USER', 'ROLE_PLAYER'],
    publishedAt: () => '2026-11-20T12:00:00Z',
    slug: () => `${slug}-new`,
    snapshot: () => {
      made += 1;
      return makeSnapshot({ meta: { appVersion: hostileTexts[made % hostileTexts.length] } });
    },
    url: () => 'https://partner.example',
    username: () => `new_${made}`,
    version: () => (path.includes('configuration') ? siteVersion : 1),
  });
  return { idFor, samples };
}
