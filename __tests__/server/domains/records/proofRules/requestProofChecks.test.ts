import { paths } from '../../../../../src/contract/paths';
import { Group } from '../../../../../src/contract/schemas/games';
import { chartOf, firstPlaces, setUpProofRules } from '../../../../support/records/setUpProofRules';
import { readContract } from '../../../../support/readContract';
import { violationsOf } from '../../../../support/server/adminGames';

const { site, addGame, checkedStates, get, post, setRule, withdraw } = setUpProofRules();

describe('when the rule changes', () => {
  test('nobody is asked for older scores, and a stricter rule begins anew', async () => {
    const game = await addGame(null);
    const id = chartOf(game);
    const old = await post(id, 500);
    await setRule(game, firstPlaces);
    expect(await checkedStates([old])).toEqual(['none']);
    const second = await post(id, 400);
    await setRule(game, { places: 'podium', from: 1 });
    expect(await checkedStates([old, second])).toEqual(['none', 'none']);
    const third = await post(id, 300);
    expect(await checkedStates([old, second, third])).toEqual(['none', 'none', 'due']);
    // A candidate of the rule before is none any more.
    await withdraw(old);
    expect(await checkedStates([second])).toEqual(['none']);
    const rows = await site.server.database
      .selectFrom('proofCandidates')
      .selectAll()
      .where('chartId', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a looser rule keeps its time and withdraws nothing', async () => {
    const game = await addGame({ places: 'all', from: 1 });
    const id = chartOf(game);
    const scores = [await post(id, 500), await post(id, 400)];
    expect(await checkedStates(scores)).toEqual(['due', 'due']);
    await setRule(game, { places: 'first', from: 2 });
    scores.push(await post(id, 600));
    expect(await checkedStates(scores)).toEqual(['due', 'due', 'due']);
    await setRule(game, null);
    scores.push(await post(id, 700));
    expect(await checkedStates(scores)).toEqual(['due', 'due', 'due', 'none']);
  });

  test('content without a rule removes it, and a wrong rule is refused at its field', async () => {
    const game = await addGame(firstPlaces);
    const read = async () => {
      const id = game.content.groups[0]?.id ?? 0;
      return readContract(Group, await get(paths.group(id))).proofRule;
    };
    expect(await read()).toEqual(firstPlaces);
    const { content } = game;
    const without = content.groups.map(({ proofRule: _rule, ...one }) => one);
    await site.editor.save(await site.editor.find(game.id), { ...content, groups: without });
    expect(await read()).toBeNull();
    const wrong = content.groups.map((one) => ({
      ...one,
      proofRule: { places: 'first' as const, from: 10_001 },
    }));
    const refused = await site.editor.trySave(await site.editor.find(game.id), {
      ...content,
      groups: wrong,
    });
    expect(refused.statusCode).toBe(422);
    expect(violationsOf(refused)[0]).toBe('content.groups.0.proofRule.from: maximum');
  });
});

test('asks nobody on a chart that takes no scores, until it is opened again', async () => {
  const game = await addGame(firstPlaces, 2);
  const locked = chartOf(game);
  const score = await post(locked, 500);
  const setStatus = async (status: 'locked' | 'open') => {
    const { content, ...known } = await site.editor.find(game.id);
    const [stages] = content.groups;
    if (!stages) throw new Error('There is no group.');
    const charts = stages.charts.map((one, index) => (index === 0 ? { ...one, status } : one));
    await site.editor.save(known, { ...content, groups: [{ ...stages, charts }] });
  };
  await setStatus('locked');
  expect(await checkedStates([score])).toEqual(['none']);
  await setStatus('open');
  expect(await checkedStates([score])).toEqual(['due']);
});
