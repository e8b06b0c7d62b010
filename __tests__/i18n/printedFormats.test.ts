import { formatsOf } from '../../src/i18n/formats';
import { printedFormatsId, readPrintedFormats, recordFormats } from '../../src/i18n/printedFormats';

const formats = formatsOf('fr');
const noon = new Date(2026, 2, 1, 12, 0);
const evening = new Date(2026, 2, 1, 20, 30);
const nextDay = new Date(2026, 2, 2, 12, 0);

const putIntoDocument = (texts: unknown) => {
  // An article's heading may have the same id.
  document.body.innerHTML = `<h2 id="${printedFormatsId}">{</h2><script type="application/json" id="${printedFormatsId}">${JSON.stringify(texts)}</script>`;
  readPrintedFormats();
};

afterEach(() => putIntoDocument({}));

test('records what a task formats, and nothing afterwards', () => {
  const [result, texts] = recordFormats(() => formats.count(3));
  formats.count(4);
  expect(result).toBe('3');
  expect(texts).toEqual({ 'fr count 3': '3' });
});

test('texts of the document are used for the same language, format and value only', () => {
  putIntoDocument({ 'fr count 12345': 'printed' });
  expect(formats.count(12_345)).toBe('printed');
  expect(formats.count(54_321)).not.toBe('printed');
  expect(formats.decimal(12_345)).not.toBe('printed');
  expect(formatsOf('en').count(12_345)).toBe('12,345');
});

test('a printed date is used for the same day in the reader’s time zone, one with a time for the same minute', () => {
  const [, texts] = recordFormats(() => [formats.articleDate(noon), formats.longDate(noon)]);
  putIntoDocument(Object.fromEntries(Object.keys(texts).map((key) => [key, 'printed'])));
  expect(formats.articleDate(evening)).toBe('printed');
  expect(formats.articleDate(nextDay)).toBe('2 mars 2026');
  expect(formats.longDate(noon)).toBe('printed');
  expect(formats.longDate(evening)).toContain('20:30');
});

test('a truncated document has no texts', () => {
  document.body.innerHTML = `<script type="application/json" id="${printedFormatsId}">{"fr count 6":"pri`;
  readPrintedFormats();
  expect(formats.count(6)).toBe('6');
});

test('texts that are no texts are not used', () => {
  putIntoDocument({ 'fr count 5': { '0': 'printed' } });
  expect(formats.count(5)).toBe('5');
});
