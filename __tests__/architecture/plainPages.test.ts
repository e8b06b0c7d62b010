import { readFileSync } from 'node:fs';
import { pageEntry, routeNames } from '../../src/contract/pages';
import { libraryImports, loadedModules } from './loadedModules';
import { importsOf } from './sourceFiles';

const tables = ['src/app/routeTable.tsx', 'src/app/communityPages.ts', 'src/app/accountPages.ts'];
const codeOf = new Map(
  tables
    .flatMap(importsOf)
    .filter(({ onDemand }) => onDemand)
    .map(({ target = '' }) => [/(\w+)Page\.tsx$/.exec(target)?.[1] ?? target, target]),
);
const plain = routeNames.filter((name) => pageEntry(name).plain);

test('reading pages are plain', () => {
  expect(plain).toEqual(
    expect.arrayContaining(['Home', 'ArticleList', 'ArticleDetail', 'MemberDetail', 'Faq']),
  );
});

describe.each(plain)('%s', (name) => {
  test('uses neither Material UI nor Emotion until something on demand needs it', () => {
    const file = codeOf.get(name) ?? codeOf.get('SiteInformation') ?? '';
    const loaded = loadedModules(file, ({ onDemand }) => !onDemand);
    expect(loaded.size).toBeGreaterThan(5);
    expect(libraryImports(loaded, /^(@mui|@emotion)\//)).toEqual([]);
  });
});

test.each([
  'src/features/pwa/offline/SaveArticle.tsx',
  'src/features/pwa/offline/NotSaved.tsx',
  'src/components/feedback/OfflineCopyAge.tsx',
])('%s, which article pages load on demand without Material UI, does not use it', (file) => {
  const loaded = loadedModules(file, ({ onDemand }) => !onDemand);
  expect(loaded.size).toBeGreaterThan(5);
  expect(libraryImports(loaded, /^(@mui|@emotion)\//)).toEqual([]);
});

test('what plain pages load on demand with Material UI is loaded with its styles', () => {
  const files = new Set(
    plain.flatMap((name) => [
      ...loadedModules(
        codeOf.get(name) ?? codeOf.get('SiteInformation') ?? '',
        ({ onDemand }) => !onDemand,
      ).keys(),
    ]),
  );
  // React.lazy does not wait for them; createLazyModule does.
  const lazy = [...files].filter((file) => /\blazy\(/.test(readFileSync(file, 'utf8')));
  expect(lazy).toEqual([]);
});

test.each([
  'src/app/startApp.tsx',
  'src/app/startBackground.ts',
  'src/app/shell/Background.tsx',
  'src/app/providers/PlainToast.tsx',
  'src/access/RequireLogin.tsx',
  'src/access/GuestOnly.tsx',
])('%s, which every visit loads, uses neither Material UI nor Emotion', (file) => {
  const loaded = loadedModules(file, ({ onDemand }) => !onDemand);
  expect(loaded.size).toBeGreaterThan(5);
  expect(libraryImports(loaded, /^(@mui|@emotion)\//)).toEqual([]);
});
