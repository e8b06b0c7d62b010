import { readingMinutes } from '../../../../src/features/articles/reading/readingTime';

const words = (count: number) => `<p class="a b c">${'word, '.repeat(count)}</p>`;

test.each([
  ['nothing', '', 'en', 1],
  ['220 words', words(220), 'en', 1],
  ['660 words', words(660), 'fr', 3],
  ['markup and signs alone', `${'<br>&nbsp;— '.repeat(900)}`, 'en', 1],
  ['1500 Japanese signs', `<p>${'記録を書く。'.repeat(300)}</p>`, 'ja', 3],
  ['1000 Chinese signs', `<p>${'纪录'.repeat(500)}</p>`, 'zh-cn', 2],
] as const)('%s', (_what, html, language, minutes) => {
  expect(readingMinutes(html, language)).toBe(minutes);
});
