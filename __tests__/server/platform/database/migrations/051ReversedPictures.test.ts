import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';
import { addChart } from '../../../../support/server/addChart';
import { addProof } from '../../../../support/server/moderation';

const name = '051ReversedPictures';
let opened: OpenDatabase;
const proofs: Record<string, number> = {};

/** The addresses of the files of a proof’s picture. */
const addressesOf = async (proof = 0) => {
  const files = opened.unlimited
    .selectFrom('proofs as p')
    .innerJoin('proofPictures as i', 'i.id', 'p.proofPictureId')
    .innerJoin('pictureFiles as f', 'f.pictureId', 'i.pictureId')
    .select('f.hash')
    .where('p.id', '=', proof);
  return (await files.orderBy('f.width').execute()).map(({ hash }) => hash);
};

let before: Record<string, string[]>;
const readAll = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(proofs).map(async ([key, id]) => [key, await addressesOf(id)] as const),
    ),
  );

async function fill(): Promise<void> {
  const site = { database: opened.unlimited, now: () => new Date('2026-01-01T12:00:00Z') };
  const add = async (
    state: 'waiting' | 'accepted' | 'revoked',
    fileSha256: string,
    owner?: number,
  ) => {
    const chart = await addChart(site.database);
    const picture = { fileSha256 };
    const proof = { chart, picture, ...(owner === undefined ? {} : { userId: owner }) };
    const { id, userId } = await addProof(site, proof);
    await site.database.updateTable('proofs').set({ state }).where('id', '=', id).execute();
    return { id, userId };
  };
  proofs.waiting = (await add('waiting', 'a')).id;
  proofs.accepted = (await add('accepted', 'b')).id;
  proofs.reversed = (await add('revoked', 'c')).id;
  const reversed = await add('revoked', 'd');
  proofs.both = (await add('accepted', 'd', reversed.userId)).id;
  before = await readAll();
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('only pictures that prove nothing any more get other addresses', async () => {
  const { reversed, ...others } = await readAll();
  const { reversed: old, ...kept } = before;
  expect(others).toEqual(kept);
  expect(reversed).toHaveLength(2);
  expect(reversed?.filter((address) => old?.includes(address))).toEqual([]);
});
