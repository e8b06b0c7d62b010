import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src/server/sample');

/** Loads a module while a text of its data is another. */
async function loadWith(module: string, file: string, [from, to]: [string, string]) {
  const data = path.join(source, 'data', file);
  const text = readFileSync(data, 'utf8');
  expect(text).toContain(from);
  await jest
    .isolateModulesAsync(async () => {
      jest.doMock(data, () => JSON.parse(text.replace(from, to)));
      await import(path.join(source, module));
    })
    .finally(() => jest.dontMock(data));
}

const errors: [file: string, module: string, change: [string, string], property: string][] = [
  ['articleGames.json', 'records/articleGames', ['"arcade"', '"arkade"'], '/0/platforms/0'],
  [
    'articleGames.json',
    'records/articleGames',
    ['"score"', '"scroe"'],
    '/0/groups/0/charts/0/names',
  ],
  [
    'articleGames.json',
    'records/articleGames',
    ['"points"', '"pionts"'],
    '/0/groups/0/charts/0/format',
  ],
  ['formats.json', 'records/sampleFormats', ['"decimals": 0', '"decimals": 7'], '/points/decimals'],
  ['histories.json', 'records/articleHistories', ['"2003-11-16"', '"16/11/2003"'], '/values'],
  ['members.json', 'sampleMembers', ['"pt-br"', '"pt-pt"'], '/0/language'],
  ['names.json', 'records/chartNames', ['"fr"', '"fr-ca"'], '/groups/stages/fr-ca'],
  ['names.json', 'records/chartNames', ['"en"', '"it"'], '/groups/stages/en'],
  ['otherGames.json', 'records/otherGames', ['"shooter"', '"shoot"'], '/0/kind'],
  ['partners.json', 'sampleWebsite', ['"url"', '"address"'], '/0/url'],
  ['platforms.json', 'records/samplePlatforms', ['"zh-cn"', '"zh-tw"'], '/platforms/0/names/zh-tw'],
  ['players.json', 'records/samplePlayers', ['"PT"', '"Portugal"'], '/homes/joana_b'],
  ['reports.json', 'seedReports', ['"spam"', '"ham"'], '/0/reports/0/reason'],
  ['rules.json', 'records/sampleRules', ['"fr"', '"fr-ca"'], '/starlance/fr-ca'],
  [
    'stories.json',
    'proofs/sampleStories',
    ['"sendProof"', '"sendPicture"'],
    '/scores/0/deeds/0/action',
  ],
  ['scores.json', 'records/articleScores', ['"amount": 1', '"amount": 0.1'], '/starlance'],
];

test.each(errors)('an error in %s is reported when %s is loaded with %s', async (...args) => {
  const [file, module, change, property] = args;
  await expect(loadWith(module, file, change)).rejects.toThrow(
    new RegExp(`^${file}: .*${property}`),
  );
});

test('every file of data has a schema', () => {
  expect([...new Set(errors.map(([file]) => file))].toSorted()).toEqual(
    readdirSync(path.join(source, 'data')).toSorted(),
  );
});
