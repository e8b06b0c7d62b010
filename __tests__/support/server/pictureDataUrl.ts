import sharp from 'sharp';

let drawn = 0;

/** A new picture, different from all earlier ones, as an editor uploads it. */
export async function pictureDataUrl(width = 480): Promise<string> {
  drawn += 1;
  // Far enough apart that no two of them become the same file when they are compressed.
  const background = { r: (drawn * 37) % 256, g: (drawn * 91) % 256, b: 80 };
  const height = Math.round((width * 9) / 16);
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}
