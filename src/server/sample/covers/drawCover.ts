import { coverMotifs, type CoverMotif } from './coverMotifs';
import { at, createSketch, times, type Sketch } from './sketch';

export type CoverOrder = { motif: CoverMotif; hue: number; seed: string };

/** Halftone dots that shrink with the distance from a corner: the texture all covers share. */
function halftone({ palette, choose, width, height }: Sketch): string {
  const [x, y] = [choose(2) * width, choose(2) * height];
  const dots = times(34, (column) =>
    times(20, (row) => {
      const [cx, cy] = [column * 48 + (row % 2) * 24, row * 46];
      const radius = 11 * (1 - Math.hypot(cx - x, cy - y) / 760);
      return radius > 0.8 ? `<circle cx="${cx}" cy="${cy}" r="${at(radius)}"/>` : '';
    }).join(''),
  );
  return `<g fill="${palette.pale}" opacity=".14">${dots.join('')}</g>`;
}

/** The cover as an SVG document of 1600 × 900 units. Deterministic for the same order. */
export function drawCover({ motif, hue, seed }: CoverOrder): string {
  const sketch = createSketch(seed, hue);
  const { palette, between } = sketch;
  const [glowX, glowY] = [between(20, 80), between(10, 60)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.middle}"/><stop offset=".45" stop-color="${palette.deep}"/><stop offset="1" stop-color="${palette.night}"/></linearGradient>
<radialGradient id="halo" cx="${at(glowX)}%" cy="${at(glowY)}%" r="75%"><stop offset="0" stop-color="${palette.bright}" stop-opacity=".75"/><stop offset="1" stop-color="${palette.deep}" stop-opacity="0"/></radialGradient>
<linearGradient id="body" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${palette.pale}"/><stop offset=".4" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.bright}"/></linearGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.bright}" stop-opacity="0"/><stop offset="1" stop-color="${palette.bright}" stop-opacity=".5"/></linearGradient>
<radialGradient id="shade" cx="50%" cy="45%" r="75%"><stop offset=".6" stop-color="${palette.night}" stop-opacity="0"/><stop offset="1" stop-color="${palette.night}" stop-opacity=".6"/></radialGradient>
</defs>
<rect width="1600" height="900" fill="url(#ground)"/><rect width="1600" height="900" fill="url(#halo)"/>
${halftone(sketch)}${coverMotifs[motif](sketch)}<rect width="1600" height="900" fill="url(#shade)"/>
</svg>`;
}
