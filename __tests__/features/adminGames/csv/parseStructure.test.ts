import { mostLines, parseStructure } from '../../../../src/features/adminGames/csv/parseStructure';
import { adminCatalogue } from '../../../support/fixtures/adminGames';

const read = (...lines: string[]) => parseStructure(lines.join('\n'), adminCatalogue.formats);
const header = 'group_en;chart_en;format';

test.each([';', ',', '\t'])('reads charts separated by %j', (sign) => {
  const text = ['group_en', 'group_fr', 'chart_en', 'format', 'better', 'dlc', 'proof'].join(sign);
  const row = ['Cups', 'Coupes', 'Mirror', 'points', 'lower', '1', 'video'].join(sign);
  expect(read(text, row)).toEqual({
    problems: [],
    charts: [
      {
        line: 2,
        group: { en: 'Cups', fr: 'Coupes' },
        names: { en: 'Mirror' },
        formatId: 2,
        better: 'lower',
        dlc: true,
        proof: 'video',
      },
    ],
  });
});

test('reads the five columns of the former site, with the number of a format', () => {
  const { charts, problems } = read(
    'groupe_en;groupe_fr;chart_en;chart_fr;type_id',
    'Cups;Coupes;Mirror;Miroir;1',
  );
  expect(problems).toEqual([]);
  expect(charts).toMatchObject([
    { group: { en: 'Cups', fr: 'Coupes' }, names: { en: 'Mirror', fr: 'Miroir' }, formatId: 1 },
  ]);
});

test('without a direction, times are better lower and amounts higher', () => {
  const { charts } = read(header, 'A;One;hundredths', 'A;Two;points');
  expect(charts.map(({ better }) => better)).toEqual(['lower', 'higher']);
});

test('ignores a byte order mark, carriage returns, empty lines and unknown columns', () => {
  const { charts, problems } = parseStructure(
    '\uFEFFgroup_en;chart_en;format;note\r\n\r\nA;One;points;x\r\n;;;\r\n',
    adminCatalogue.formats,
  );
  expect(problems).toEqual([]);
  expect(charts).toMatchObject([{ line: 3, names: { en: 'One' } }]);
});

test('reads quoted delimiters, quotes and line breaks, and counts lines on', () => {
  const { charts, problems } = read(
    `${header};note`,
    '"A;B";"Say ""one""";points',
    'A;Second;points;"Two',
    'lines"',
    'A;Third;nothing',
  );
  expect(charts.map(({ names }) => names.en)).toEqual(['Say "one"', 'Second']);
  expect(charts[0]?.group.en).toBe('A;B');
  expect(problems).toEqual([
    { line: 5, reason: 'formatUnknown', column: 'format', value: 'nothing' },
  ]);
});

test('formulas and markup are text', () => {
  const { charts } = read(
    header,
    '=1+1;<img src=x onerror=alert(1)>;points',
    '__proto__;constructor;points',
  );
  expect(charts.map(({ group, names }) => [group.en, names.en])).toEqual([
    ['=1+1', '<img src=x onerror=alert(1)>'],
    ['__proto__', 'constructor'],
  ]);
});

test.each([
  [';One;points', 'groupMissing', 'group_en'],
  ['A;;points', 'chartMissing', 'chart_en'],
  ['A;One;', 'formatMissing', 'format'],
  ['A;One', 'formatMissing', 'format'],
  ['A;One;hours', 'formatUnknown', 'format'],
  [`A;${'x'.repeat(121)};points`, 'tooLong', 'chart_en'],
  ['A;"Two\nlines";points', 'lineBreak', 'chart_en'],
  ['\u{fffd}preuves;One;points', 'unreadable', 'group_en'],
  ['\u200b;One;points', 'groupMissing', 'group_en'],
  ['A;\u200b\u2060;points', 'chartMissing', 'chart_en'],
])('the line %j is refused as %s', (line, reason, column) => {
  const { charts, problems } = read(header, line);
  expect(charts).toEqual([]);
  expect(problems).toMatchObject([{ line: 2, reason, column }]);
});

test.each([
  ['better', 'fast', 'betterUnknown'],
  ['dlc', 'maybe', 'dlcUnknown'],
  ['proof', 'word', 'proofUnknown'],
])('the column %s refuses %j', (column, value, reason) => {
  const { problems } = read(`${header};${column}`, `A;One;points;${value}`);
  expect(problems).toEqual([{ line: 2, reason, column, value }]);
});

test('an unclosed quote is reported with all lines that it takes', () => {
  expect(read(header, 'A;One;points', 'A;"Two;points').problems).toEqual([
    { line: 3, reason: 'quotes' },
  ]);
  expect(read(header, 'A;"Two;points', 'A;Three;points', 'A;Four;points', '').problems).toEqual([
    { line: 2, lastLine: 4, reason: 'quotes' },
  ]);
});

test.each(['sep=,', 'SEP=,', '"sep=,"'])('the first line %j names the separator', (line) => {
  const { charts, problems } = read(line, 'group_en,chart_en,format,a;b;c;d', 'A,One,points', 'A');
  expect(charts).toMatchObject([{ line: 3, names: { en: 'One' } }]);
  expect(problems).toMatchObject([{ line: 4, reason: 'chartMissing' }]);
});

test.each([
  ['', 'empty'],
  ['chart_en;format', 'headerGroup'],
  ['group_en;format', 'headerChart'],
  ['group_en;chart_en', 'headerFormat'],
  ['group_xx;chart_en;format', 'headerGroup'],
])('the header %j is refused as %s', (line, reason) => {
  expect(read(line, 'A;One;points').problems).toMatchObject([
    { line: 1, reason: line === '' ? 'headerGroup' : reason },
  ]);
  expect(parseStructure(line, adminCatalogue.formats).problems).toMatchObject([
    { line: 1, reason },
  ]);
});

test('a file with too many lines is refused as a whole', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `A;Chart ${index};points`);
  expect(read(header, ...lines)).toEqual({
    charts: [],
    problems: [{ line: 1, reason: 'tooManyLines' }],
  });
  expect(read(header, ...lines.slice(0, mostLines - 1)).charts).toHaveLength(mostLines - 1);
});
