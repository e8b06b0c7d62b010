import { storableText } from '../../../../src/server/platform/texts/storableText';

test('removes NUL, replaces lone surrogates and keeps everything else', () => {
  expect(storableText('a\0b\ud800c\udfff 😀\t\n')).toBe('ab\u{fffd}c\u{fffd} 😀\t\n');
});
