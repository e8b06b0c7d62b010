import sharp from 'sharp';
import { drawCover, type CoverOrder } from './drawCover';

export const coverWidths = [480, 960, 1600] as const;

export type CoverFile = { width: number; bytes: Buffer };

/** Draws a cover and renders it to WebP at every width the site serves (pixels, 16:9). */
export async function renderCover(order: CoverOrder): Promise<CoverFile[]> {
  const drawing = await sharp(Buffer.from(drawCover(order)))
    .removeAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  const { width, height, channels } = drawing.info;
  return Promise.all(
    coverWidths.map(async (target) => ({
      width: target,
      bytes: await sharp(drawing.data, { raw: { width, height, channels } })
        .resize(target)
        .webp({ quality: 74, effort: 2 })
        .toBuffer(),
    })),
  );
}
