import sharp from 'sharp';
import { proofRules } from '../../../../src/contract/records/proofs';
import { renderProofPicture } from '../../../../src/server/sample/proofs/renderProofPicture';

const results = {
  game: 'Skyline Rally Alpine',
  player: 'joana_b',
  rows: [{ chart: 'Stage 1-3', value: '0:48.40' }],
  cover: { motif: 'city', hue: 210, seed: 'skyline-rally-alpine' },
} as const;

test('renders the whole picture and a small one as WebP', async () => {
  const { width, height, look, files } = await renderProofPicture(results);
  expect([width, height]).toEqual([1280, 720]);
  expect(look).toMatch(/^[0-9a-f]{16}$/);
  const sizes = await Promise.all(files.map(async ({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map(({ format }) => format)).toEqual(['webp', 'webp']);
  expect(sizes.map((size) => size.width)).toEqual([proofRules.thumbnailWidth, 1280]);
});

test('renders the same every time, and something else for other results', async () => {
  const first = await renderProofPicture(results);
  expect(await renderProofPicture(results)).toEqual(first);
  const other = await renderProofPicture({ ...results, player: 'lin_mei' });
  expect(other.fileSha256).not.toBe(first.fileSha256);
  expect(other.sha256).not.toBe(first.sha256);
});
