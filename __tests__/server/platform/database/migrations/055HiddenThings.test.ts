import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '055HiddenThings';
let opened: OpenDatabase;

/** Members called member_1, member_2 and so on: the names of the first two were hidden, and one of these decisions was reversed. */
async function fill(): Promise<void> {
  await sql`
    insert into users (username, slug, email)
    select 'member_' || n, 'member-' || n, n || '@example.org' from generate_series(1, 3) n`.execute(
    opened.unlimited,
  );
  await sql`
    insert into report_cases (kind, subject_id, owner_id, kept, state, opened_at, hide, decided_at, reversed_at)
    select 'name', id, id, '{"name": "Rude"}', 'decided', now(), true, now(), case id when 2 then now() end
    from users where id < 3`.execute(opened.unlimited);
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('a case that a node of the version before opens is about the name it has kept', async () => {
  const { rows } = await sql<{ known: boolean }>`
    insert into report_cases (kind, subject_id, owner_id, kept, opened_at)
    values ('name', 3, 3, '{"name": "Rude"}', now())
    returning thing = md5(folded_username('rude')) as known`.execute(opened.unlimited);
  expect(rows).toEqual([{ known: true }]);
});

async function readAlike(one: string, other: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ alike: boolean }>`
    select folded_username(${one}) = folded_username(${other}) as alike`.execute(opened.unlimited);
  return rows[0]?.alike;
}

test('knows which members have a name that a standing decision gave', async () => {
  const members = opened.unlimited
    .selectFrom('users')
    .select('id')
    .where('hasNeutralName', '=', true);
  expect(await members.execute()).toEqual([{ id: 1 }]);
});

test.each([
  ['Foul_Three', 'FOULTHREE __foul__three_ F0ul_Three Fou1_Thr33 Foull_Threee FouI_Thre'],
  ['Foul_Three', 'Foul8Three Foul_8_Three Foul26Three Foul_3_Three Foul_19_Three'],
  ['Vile_Tree51', 'V1le_Tr33_51 Vlle_Tree51 v11etree51 Viile_Tree_51'],
  ['Bill_the_Kid', 'Bi11_the_Kid BiII_the_Kid bil_the_k1d Bi1l_7he_Kid'],
  ['Hammer', 'Harnmer hamer H4mm3r h4mmer'],
  ['Ass_Hat', '455_Hat a55hat 4sshat a5s_h4t 4_s_s_hat'],
  ['Lili', 'LILI L1li llll li1i L_i_l_i'],
])('%s reads like each of %s', async (name, others) => {
  for (const other of others.split(' '))
    expect([other, await readAlike(name, other)]).toEqual([other, true]);
});

test.each([
  ['Lili', 'lil lll 1111 L1111 i111_I lilil'],
  ['member_2', 'member_22 member_222 member_3 member2_2'],
  ['member_3', 'member_33 member_e member_3_3333'],
  ['member_33_1234', 'member_3_1234 member_331234'],
  ['Foul_Three', 'Foul_Three_2 Foul_Three51 Fowl_Three Three_Foul'],
  ['Max_1985', 'Max Max_1986 Max_19855'],
  ['Aaa', 'Aaaa aa1'],
  ['1111', 'llll 11111 _111'],
])('%s does not read like any of %s', async (name, others) => {
  for (const other of others.split(' '))
    expect([other, await readAlike(name, other)]).toEqual([other, false]);
});
