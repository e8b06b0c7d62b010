import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AccountDetail } from '../../../../../src/contract/schemas/adminUsers';
import { addScores } from '../../../../support/records/addScores';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import { actOn, setUpAdministration } from '../../../../support/server/administration';
import { createMember } from '../../../../support/server/members';
import { publishArticle } from '../../../../support/server/publishArticle';

const site = setUpAdministration();

const detailOf = async (id: number) => {
  const { headers } = site.admin;
  const response = await site.server.app.inject({ url: adminPaths.user(id), headers });
  return readContract(AccountDetail, response.json());
};

test('the reason of disabling is shown to administrators and recorded until the account is enabled', async () => {
  const member = await createMember(site.server);
  const url = adminPaths.userAction(member.id, 'disable');
  const { headers } = site.admin;
  const disabled = await site.server.app.inject({
    method: 'POST',
    url,
    headers,
    payload: { reason: ' Invented scores ' },
  });
  expect(readContract(AccountDetail, disabled.json()).disabledReason).toBe('Invented scores');
  const [entry] = await site.server.database
    .selectFrom('auditLog')
    .select('details')
    .where('subjectId', '=', member.id)
    .execute();
  expect(entry?.details).toEqual({ reason: 'Invented scores' });
  const enabled = await actOn(site.server, member.id, 'enable', headers);
  expect(readContract(AccountDetail, enabled.json()).disabledReason).toBeNull();
  const again = await actOn(site.server, member.id, 'disable', headers);
  expect(readContract(AccountDetail, again.json()).disabledReason).toBeNull();
  const long = { reason: 'x'.repeat(501) };
  const refused = await site.server.app.inject({ method: 'POST', url, headers, payload: long });
  expect(refused.statusCode).toBe(422);
});

test('what a member has done is counted, and the latest of it named', async () => {
  const member = await createMember(site.server);
  const { database } = site.server;
  expect(await detailOf(member.id)).toMatchObject({
    nbScore: 0,
    latestScore: null,
    nbCase: 0,
    latestCase: null,
  });
  const chart = await addChart(database);
  await addScores(database, { chart, count: 2 });
  const { id } = await database
    .updateTable('players')
    .set({ userId: member.id })
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        '=',
        selectFrom('scores').select(({ fn }) => fn.max('playerId').as('id')),
      ),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into player_totals (player_id, score_count, place0, place1, chart_points, game_points)
    values (${id}, 1, 1, 2, 300, 20)`.execute(database);
  await sql`insert into comments (article_id, user_id, content, content_source, sanitizer_version, created_at)
    values (${await publishArticle(database)}, ${member.id}, 'Well', 'Well', '1', '2026-11-20T10:00:00Z')`.execute(
    database,
  );
  expect(await detailOf(member.id)).toMatchObject({
    nbScore: 1,
    nbFirstPlace: 3,
    points: 300,
    gamePoints: 20,
    latestScore: { id: expect.any(Number), at: expect.any(String) },
    nbComment: 1,
    latestComment: { id: expect.any(Number), slug: expect.any(String), at: expect.any(String) },
  });
});
