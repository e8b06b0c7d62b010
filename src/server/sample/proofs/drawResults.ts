import { coverMotifs } from '../covers/coverMotifs';
import type { CoverOrder } from '../covers/drawCover';
import { createSketch } from '../covers/sketch';
import { textPath, textWidth } from './pixelFont';

export interface Results {
  game: string;
  player: string;
  /** What the player did: the charts with the values. */
  rows: readonly { chart: string; value: string }[];
  /** The cover of the game, which is its background. */
  cover: CoverOrder;
}

interface Place {
  x: number;
  y: number;
  size: number;
  fill: string;
}

const text = (words: string, { x, y, size, fill }: Place) =>
  `<path d="${textPath(words)}" fill="${fill}" transform="translate(${x} ${y}) scale(${size})"/>`;

/** Ends at `x` instead of beginning there. */
const rightText = (words: string, place: Place) =>
  text(words, { ...place, x: place.x - textWidth(words) * place.size });

/** As large as the width allows, at most so many units for each pixel. */
const fit = (words: string, width: number, largest: number) =>
  Math.min(largest, Math.floor(width / textWidth(words)));

/** The screen with the results of an imaginary game, as an SVG document of 1600 × 900 units. */
export function drawResults({ game, player, rows, cover }: Results): string {
  const sketch = createSketch(cover.seed, cover.hue);
  const { night, deep, glow, accent, pale } = sketch.palette;
  const lines = rows.map(({ chart, value }, index) => {
    const y = 430 + index * Math.min(110, 420 / rows.length);
    const size = fit(`${chart}   ${value}`, 1240, rows.length > 4 ? 6 : 8);
    return (
      text(chart, { x: 180, y, size, fill: pale }) +
      rightText(value, { x: 1420, y, size, fill: glow })
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1280" height="720">
<defs>
<linearGradient id="body" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${glow}"/></linearGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".5"/></linearGradient>
</defs>
<rect width="1600" height="900" fill="${deep}"/>${coverMotifs[cover.motif](sketch)}
<rect width="1600" height="900" fill="${night}" opacity=".55"/>
<rect x="110" y="70" width="1380" height="780" rx="18" fill="${night}" opacity=".82"/>
${text(game, { x: 180, y: 130, size: fit(game, 1240, 13), fill: accent })}
${text(player, { x: 180, y: 290, size: fit(player, 900, 10), fill: pale })}
<rect x="180" y="385" width="1240" height="6" fill="${accent}"/>
${lines.join('')}
</svg>`;
}
