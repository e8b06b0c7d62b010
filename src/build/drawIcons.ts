import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/*
 * Draws the site's icons and the social image from public/icons/mark.svg. Run by hand when the
 * mark changes (`npx tsx src/build/drawIcons.ts`); the output is committed.
 */
const folder = path.resolve('public');
const mark = readFileSync(path.join(folder, 'icons/mark.svg'), 'utf8');
const bars = mark.replace(/<rect[^>]*\/>/, '').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const raspberry = '#b4134f';
const plum = '#1c1520';

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  );

async function drawIcon(size: number, name: string) {
  await sharp(Buffer.from(mark), { density: 1000 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, 'icons', name));
}

/** Systems crop maskable icons: the background fills the square, the bars stay in the safe zone. */
async function drawMaskable(size: number, name: string) {
  const ground = `<rect width="64" height="64" fill="${raspberry}"/>`;
  const middle = `<g transform="translate(9.6 9.6) scale(0.7)">${bars}</g>`;
  await sharp(svg(64, 64, ground + middle), { density: 1000 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, 'icons', name));
}

/** Columns like a ranking at the bottom of the picture, with the site's name above. */
async function drawSocialImage() {
  const heights = [88, 132, 104, 176, 148, 220, 124, 192, 156, 268, 208, 140, 232, 172, 112, 196];
  const columns = heights.map((height, index) => {
    const colour = height === 268 ? '#ffc24d' : raspberry;
    const opacity = height === 268 ? 1 : 0.35 + (height / 268) * 0.5;
    return `<rect x="${index * 75 + 8}" y="${630 - height}" width="59" height="${height}" rx="6" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`;
  });
  const family = 'font-family="Inter, Liberation Sans, DejaVu Sans, sans-serif"';
  const name = `<text x="196" y="172" fill="#fff" font-size="76" font-weight="700" letter-spacing="-2" ${family}>Video Game Records</text>`;
  const line = `<text x="198" y="228" fill="#cfc3d0" font-size="34" ${family}>Scores, times and the people who chase them</text>`;
  const logo = `<g transform="translate(72 100) scale(1.6)"><rect width="64" height="64" rx="15" fill="${raspberry}"/>${bars}</g>`;
  const ground = `<rect width="1200" height="630" fill="${plum}"/>`;
  await sharp(svg(1200, 630, [ground, ...columns, logo, name, line].join('')))
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(path.join(folder, 'social-image.jpg'));
}

await Promise.all([
  drawIcon(32, 'favicon-32.png'),
  drawIcon(180, 'apple-touch-icon.png'),
  drawIcon(192, 'icon-192.png'),
  drawIcon(512, 'icon-512.png'),
  drawMaskable(192, 'maskable-192.png'),
  drawMaskable(512, 'maskable-512.png'),
  drawSocialImage(),
]);
