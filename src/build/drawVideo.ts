import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { CoverMotif } from '../server/sample/covers/coverMotifs';
import { drawCover } from '../server/sample/covers/drawCover';

/*
 * Creates the video page's sample: eight cover drawings, a second each, and a short tune. Run by hand when the drawings change
 * (`npx tsx src/build/drawVideo.ts`, with ffmpeg installed); the output is committed.
 */
const folder = path.resolve('public/videos');
const scenes: readonly (readonly [CoverMotif, number])[] = [
  ['cabinet', 330],
  ['blocks', 265],
  ['cartridge', 200],
  ['joystick', 20],
  ['stopwatch', 170],
  ['racetrack', 45],
  ['podium', 300],
  ['sunrise', 30],
];
const size = { width: 854, height: 480 };
const frames = 24;
const blend = 0.25;
const run = promisify(execFile);
const ffmpeg = (...values: string[]) =>
  run('ffmpeg', ['-v', 'error', '-y', ...values], { cwd: folder });

/** Semitones above A3, four per second; the last chord fades out. */
const tune = [0, 4, 7, 12, 9, 5, 9, 12, 7, 11, 14, 19, 17, 14, 11, 7]
  .concat([0, 4, 7, 12, 5, 9, 12, 17, 7, 11, 14, 17, 12, 16, 19, 24])
  .map((step) => 220 * 2 ** (step / 12));

/** The tune as 16-bit samples: soft, fading square waves, like those of an old console. */
function playTune(): Buffer {
  const rate = 48_000;
  const wave = Buffer.alloc(8 * rate * 2);
  for (let sample = 0; sample < 8 * rate; sample += 1) {
    const time = sample / rate;
    const tone = tune[Math.floor(time * 4)] ?? 220;
    const fade = Math.exp(-((time * 4) % 1) * 3) * Math.min(1, (8 - time) * 2);
    const square = Math.tanh(4 * Math.sin(2 * Math.PI * tone * time));
    wave.writeInt16LE(Math.round(square * fade * 5000), sample * 2);
  }
  return wave;
}

/** Each drawing zooms in slightly and cross-fades into the next. */
function filters(): string {
  const moving = scenes.map(
    (_scene, index) =>
      `[${index}:v]zoompan=z='1+0.08*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames * (1 + blend)}:s=${size.width}x${size.height}:fps=${frames}[v${index}]`,
  );
  const joined = scenes.slice(1).map((_scene, index) => {
    const before = index === 0 ? '[v0]' : `[x${index}]`;
    return `${before}[v${index + 1}]xfade=transition=fade:duration=${blend}:offset=${index + 1 - blend / 2}[x${index + 1}]`;
  });
  return [...moving, ...joined].join(';');
}

const work = await mkdtemp(path.join(tmpdir(), 'sample-video-'));
try {
  const drawings = scenes.map(async ([motif, hue], index) => {
    const file = path.join(work, `${index}.png`);
    const drawing = Buffer.from(drawCover({ motif, hue, seed: `video ${motif}` }));
    await sharp(drawing).resize(2560).removeAlpha().png().toFile(file);
    return ['-i', file];
  });
  const inputs = (await Promise.all(drawings)).flat();
  await writeFile(path.join(work, 'tune.raw'), playTune());
  const sound = ['-f', 's16le', '-ar', '48000', '-ac', '1', '-i', path.join(work, 'tune.raw')];
  const last = ['-filter_complex', filters(), '-map', `[x${scenes.length - 1}]`, '-map', '8:a'];
  const master = path.join(work, 'master.mkv');
  const lossless = ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-c:a', 'pcm_s16le'];
  await ffmpeg(...inputs, ...sound, ...last, '-t', '8', ...lossless, master);
  const vp9 = '-c:v libvpx-vp9 -crf 46 -b:v 0 -row-mt 1 -pix_fmt yuv420p -c:a libopus -b:a 32k';
  await ffmpeg('-i', master, ...vp9.split(' '), 'cover-drawings.webm');
  const h264 = '-c:v libx264 -crf 32 -preset veryslow -pix_fmt yuv420p -c:a aac -b:a 40k';
  await ffmpeg('-i', master, ...h264.split(' '), '-movflags', '+faststart', 'cover-drawings.mp4');
  await sharp(path.join(work, '0.png'))
    .resize(size.width, size.height)
    .webp({ quality: 72 })
    .toFile(path.join(folder, 'cover-drawings.webp'));
} finally {
  await rm(work, { recursive: true, force: true });
}
