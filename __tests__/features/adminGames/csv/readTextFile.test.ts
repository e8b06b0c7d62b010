import { readTextFile } from '../../../../src/features/adminGames/csv/readTextFile';

const read = async (...bytes: number[]) => readTextFile(new Blob([new Uint8Array(bytes)]));

test.each([
  ['UTF-8', [0xc3, 0x89, 0x74], false],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0x89, 0x74], false],
  ['UTF-16', [0xff, 0xfe, 0xc9, 0x00, 0x74, 0x00], false],
  ['big-endian UTF-16', [0xfe, 0xff, 0x00, 0xc9, 0x00, 0x74], false],
  ['Windows-1252', [0xc9, 0x74], true],
])('reads %s', async (_name, bytes, guessed) => {
  expect(await read(...bytes)).toEqual({ text: 'Ét', guessed });
});
