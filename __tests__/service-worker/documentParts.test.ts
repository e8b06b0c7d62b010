import { jsonForScript } from '../../src/server/platform/texts/htmlText';
import { documentFiles, inlinedAnswers } from '../../src/service-worker/documentParts';

const script = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

test('responses are read from a document, including hostile text', () => {
  const answers = [
    { path: '/api/articles/5', language: 'fr', body: { title: '</script><script>alert(1)' } },
  ];
  expect(inlinedAnswers(`<html>${script('initial-data', answers)}</html>`)).toEqual(answers);
});

test.each([
  ['none', '<html></html>'],
  ['broken ones', '<script type="application/json" id="initial-data">[{"path"</script>'],
  ['others', script('initial-data', { path: '/api' })],
  ['in no language of ours', script('initial-data', [{ path: '/a', language: 'nl', body: 1 }])],
])('a document with %s contains no responses', (_name, html) => {
  expect(inlinedAnswers(html)).toEqual([]);
});

test('the files of a document are exactly those it loads and those it lists', () => {
  const html = `<link rel="stylesheet" href="/assets/main.01.css"><link rel="icon" href="/icons/mark.svg">
    <script src="/assets/main.01.js" defer></script><script src="https://evil.example/assets/x.js"></script>
    ${script('offline-files', ['/assets/main.01.js', '/assets/42.ab.js', 7])}`;
  expect(documentFiles(html)).toEqual([
    '/assets/main.01.css',
    '/assets/main.01.js',
    '/assets/42.ab.js',
  ]);
});
