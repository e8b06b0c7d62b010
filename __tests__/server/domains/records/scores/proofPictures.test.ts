import { addChart } from '../../../../support/server/addChart';
import { addProof, setUpModeration } from '../../../../support/server/moderation';

const site = setUpModeration();
let chart: number;
beforeEach(async () => {
  chart = await addChart(site.server.database);
});

const addressOf = async (id: number) => (await site.first.read(id)).picture?.url ?? '';
const statusOf = async (url: string) => (await site.server.app.inject({ url })).statusCode;

test('the public address of a picture ends with the reversal; moderators get another one', async () => {
  const { id } = await addProof(site.server, { chart });
  await site.first.decide(id, { decision: 'accept' });
  const address = await addressOf(id);
  expect(await statusOf(address)).toBe(200);
  await site.second.decide(id, { decision: 'revoke', reason: 'forged' });
  expect(await statusOf(address)).toBe(404);
  const moved = await addressOf(id);
  expect(await statusOf(moved)).toBe(200);
  expect(moved).toMatch(/\/[0-9a-f]{32}-1920\.webp$/);
});

test('a picture that still proves another score keeps its public address', async () => {
  const picture = { fileSha256: 'twice', sha256: 'e'.repeat(64) };
  const one = await addProof(site.server, { chart, picture });
  const { userId } = one;
  const other = await addChart(site.server.database);
  const two = await addProof(site.server, { chart: other, userId, picture });
  for (const { id } of [one, two]) await site.first.decide(id, { decision: 'accept' });
  const address = await addressOf(one.id);
  await site.first.decide(one.id, { decision: 'revoke', reason: 'forged' });
  expect(await addressOf(one.id)).toBe(address);
  await site.first.decide(two.id, { decision: 'revoke', reason: 'forged' });
  expect(await statusOf(address)).toBe(404);
});
