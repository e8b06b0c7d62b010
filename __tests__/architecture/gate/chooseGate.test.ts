import { chooseGate } from '../../gate/chooseGate';

test('without a known change the whole gate is chosen, and says why', () => {
  expect(chooseGate({ unknown: 'no whole gate is recorded' })).toMatchObject({
    kind: 'whole',
    sides: 'everything',
    parts: [],
    reason: 'The whole gate: no whole gate is recorded.',
  });
});

test('a change of one side chooses that side and what guards its files', () => {
  const files = ['src/theme/themeTable.ts', 'docs/records.md'];
  const choice = chooseGate({ files, chosenGates: 4 });
  expect(choice).toMatchObject({ kind: 'chosen', parts: ['themes', 'screens'], changed: files });
  expect(choice.sides).toEqual(new Set(['client']));
});

test('after five chosen gates in a row the whole one is due', () => {
  const files = ['src/theme/themeTable.ts'];
  expect(chooseGate({ files, chosenGates: 5 })).toMatchObject({
    kind: 'whole',
    sides: 'everything',
    parts: ['themes', 'screens'],
  });
});

test('a change that can reach both sides chooses the whole gate', () => {
  const files = ['src/contract/paths.ts', 'package.json'];
  expect(chooseGate({ files, chosenGates: 0 })).toMatchObject({
    kind: 'whole',
    parts: ['install'],
  });
});
