import sharp from 'sharp';
import { keysOf } from '../../../../src/server/sample/checkSample';
import { coverMotifs } from '../../../../src/server/sample/covers/coverMotifs';
import { drawCover } from '../../../../src/server/sample/covers/drawCover';
import { coverWidths, renderCover } from '../../../../src/server/sample/covers/renderCover';

test.each(keysOf(coverMotifs))(
  '%s draws the same cover for one seed and a different one for another',
  (motif) => {
    const draw = (seed: string) => drawCover({ motif, hue: 200, seed });
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
    expect(draw('one')).not.toMatch(/NaN|undefined/);
  },
);

test('a cover is rendered as WebP in 16:9, at every width and within the size limit', async () => {
  const files = await renderCover({ motif: 'podium', hue: 300, seed: 'a-cover' });
  expect(files.map(({ width }) => width)).toEqual([...coverWidths]);
  for (const { width, bytes } of files) {
    const picture = await sharp(bytes).metadata();
    expect(picture).toMatchObject({ format: 'webp', width, height: Math.round((width * 9) / 16) });
    expect(bytes.length).toBeLessThan(width * 80);
  }
});
