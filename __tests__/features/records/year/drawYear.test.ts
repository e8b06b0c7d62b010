import { drawYear, type YearTexts } from '../../../../src/features/records/year/drawYear';

const colours = { paper: 'white', text: 'black', quiet: 'grey', accent: 'blue' };
const facts = Array.from({ length: 8 }, (_, index) => ({ name: `n${index}`, value: `${index}` }));
const texts: YearTexts = {
  site: 'Site',
  title: 'ada in 2026',
  note: '',
  facts,
  months: Array.from({ length: 12 }, (_, index) => ({ name: `m${index}`, posts: index * 2 })),
  address: 'example.org/en/members/ada/year/2026',
};

/** Letters are half as wide as they are high. */
function drawn(changes: Partial<YearTexts> = {}) {
  const words: { text: string; font: string }[] = [];
  const bars: number[][] = [];
  const context = {
    font: '',
    fillStyle: '',
    fillRect: (...place: number[]) => bars.push(place),
    fillText(text: string) {
      words.push({ text, font: this.font });
    },
    measureText(text: string) {
      return { width: (text.length * Number.parseInt(this.font.slice(4), 10)) / 2 };
    },
  };
  drawYear(
    context as unknown as CanvasRenderingContext2D,
    { ...texts, ...changes },
    { family: 'Inter', colours },
  );
  return { words, bars };
}

test('writes the title, six numbers, the months and the address', () => {
  const { words, bars } = drawn();
  const said = words.map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['Site', 'ada in 2026', 'n5', 'm11', texts.address]));
  expect(said).not.toContain('n6');
  expect(words.find(({ text }) => text === 'ada in 2026')?.font).toBe('800 64px Inter');
  // Behind the paper and its edge; the highest bar is as high as there is room.
  expect(bars.slice(2).map(([, , , height]) => height)).toHaveLength(12);
  expect(bars.at(-1)?.[3]).toBe(64);
});

test('a long title is smaller, and a very long one is cut', () => {
  const titleOf = (title: string) => drawn({ title }).words[1];
  const long = 'a'.repeat(40);
  expect(titleOf(long)).toEqual({ text: long, font: '800 53px Inter' });
  const cut = titleOf('😀'.repeat(80));
  expect(cut?.font).toBe('800 38px Inter');
  expect(cut?.text).toMatch(/^(?:😀)+…$/u);
});
