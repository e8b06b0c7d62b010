import { chartOf, firstPlaces, setUpProofRules } from '../../../../support/records/setUpProofRules';
import { verifyAll } from '../../../../support/records/verifyAll';

const { site, addGame, checkAll, post } = setUpProofRules();

test('reports a score that the rule of its group overlooks', async () => {
  const id = chartOf(await addGame(firstPlaces));
  await post(id, 500);
  const second = await post(id, 400);
  await checkAll();
  const differences = async () => (await verifyAll(site.server.database)).differences;
  expect(await differences()).toEqual([]);
  await site.server.database.deleteFrom('proofCandidates').execute();
  expect(await differences()).toEqual([
    `chart ${id}, score ${second.id}: the rule for proofs overlooks it`,
  ]);
});
