import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, sourceFiles } from './sourceFiles';
import {
  classesOfMarkup,
  emotionClasses,
  importedSheets,
  isAmong,
  styleSheets,
  usedClasses,
} from './styleClasses';

/** Of every page: their classes may be used without an import. */
const pageSheets = importedSheets('src/app/pageStyles.ts');

/**
 * What differs on paper and with forced colours, on every page: no component imports these, and they name the classes of other
 * style sheets.
 */
const adapting = ['src/theme/print.css', 'src/theme/adaptations.css'];

/** createThemeSheet.ts writes it into the style sheet of the themes. */
const generated = ['theme-miniature'];

const sheets = [...styleSheets].filter(([sheet]) => !adapting.includes(sheet));
const classesIn = (names: readonly string[]) =>
  names.flatMap((sheet) => [...(styleSheets.get(sheet) ?? [])]);

const files = sourceFiles
  .filter((file) => file !== 'src/app/pageStyles.ts')
  .map((file) => ({ file, used: usedClasses(file), imported: importedSheets(file) }));

test('finds the classes of literals, joined parts, helpers and markup', () => {
  expect(files.filter(({ used }) => used.length > 0).length).toBeGreaterThan(150);
  expect(usedClasses('src/components/buttons/actionClass.ts')).toEqual([
    'pressable',
    'action',
    'action-*',
  ]);
  expect(usedClasses('src/components/page/PageLinks.tsx')).toContain('page-item-narrow');
  expect(usedClasses('src/features/records/chartBoard/scoreRow.tsx')).toEqual(
    expect.arrayContaining(['record-own', 'board-gap', 'board-state']),
  );
  expect(usedClasses('src/print/printedProse.ts')).toContain('video-slot');
});

test('each class has one style sheet', () => {
  const names = classesIn(sheets.map(([sheet]) => sheet));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('style sheets that adapt others name only their classes', () => {
  const known = classesIn(sheets.map(([sheet]) => sheet));
  expect(
    classesIn(adapting).filter((name) => !known.includes(name) && !name.startsWith('Mui')),
  ).toEqual([]);
});

test('each file imports the style sheets of the classes that it uses', () => {
  const lacking = files.flatMap(({ file, used, imported }) => {
    const defined = [
      ...classesIn([...imported, ...pageSheets]),
      ...emotionClasses(path.posix.dirname(file)),
      ...generated,
    ];
    return used
      .filter((name) => !defined.some((known) => isAmong([name], known)))
      .map((name) => `${file}: ${name}`);
  });
  expect(lacking).toEqual([]);
});

test('no file imports a style sheet of which it uses no class', () => {
  const idle = files.flatMap(({ file, used, imported }) =>
    imported
      .filter((sheet) => !classesIn([sheet]).some((name) => isAmong(used, name)))
      .map((sheet) => `${file}: ${sheet}`),
  );
  expect(idle).toEqual([]);
});

test.each(sheets)('each class of %s is used by a file that imports it', (sheet, names) => {
  const used = files
    .filter(({ imported }) => pageSheets.includes(sheet) || imported.includes(sheet))
    .flatMap((file) => file.used);
  const document = classesOfMarkup(readFileSync(path.join(root, 'public/index.html'), 'utf8'));
  expect([...names].filter((name) => !isAmong([...used, ...document], name))).toEqual([]);
});
