import { resultPictures } from '../../../../src/server/sample/proofs/resultPictures';
import { textPath, textWidth } from '../../../../src/server/sample/proofs/pixelFont';
import { sampleBoards } from '../../../../src/server/sample/seedRecords';

test('draws a letter as runs of pixels, the next one beside it', () => {
  expect(textPath('T')).toBe(
    `M0 0h5v1h-5z${[1, 2, 3, 4, 5, 6].map((y) => `M2 ${y}h1v1h-1z`).join('')}`,
  );
  expect(textPath('TT')).toContain('M6 0h5v1h-5z');
  expect([textWidth('T'), textWidth('TT')]).toEqual([5, 11]);
});

test('draws small letters and letters with accents as capitals', () => {
  expect(textPath('é’')).toBe(textPath("E'"));
});

test('has every letter of the pictures', () => {
  const unknown = textPath('#');
  const texts = [...resultPictures(sampleBoards(new Date())).values()].flatMap(
    ({ game, player, rows }) => [
      game,
      player,
      ...rows.flatMap(({ chart, value }) => [chart, value]),
    ],
  );
  const letters = [...new Set(texts.join(''))];
  expect(letters.filter((letter) => letter !== '?' && textPath(letter) === unknown)).toEqual([]);
});
