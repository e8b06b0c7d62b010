import { at, polyline, times, type Motif } from '../sketch';

export const mountains: Motif = ({ palette, between, width, height }) => {
  const [sunX, sunY] = [between(0.2, 0.8) * width, between(240, 330)];
  const layers = [palette.bright, palette.middle, palette.deep, palette.night];
  const ridges = layers.map((colour, layer) => {
    const base = 430 + layer * 125;
    const peaks = times(9 + layer * 2, (index): [number, number] => [
      (index / (8 + layer * 2)) * (width + 160) - 80,
      base - (index % 2 === 0 ? between(-10, 50) : between(90, 230 - layer * 22)),
    ]);
    const light = layer === 0 ? 0.75 : 1;
    return `<path d="${polyline(peaks)}V${height}H-80Z" fill="${colour}" opacity="${light}"/>`;
  });
  const birds = times(5, (index) => {
    const [x, y] = [sunX + 190 + index * 46 + between(-12, 12), sunY - 40 + between(-60, 60)];
    return `<path d="M${at(x)} ${at(y)}q14 -16 26 0q12 -16 26 0" fill="none" stroke="${palette.pale}" stroke-width="5" stroke-linecap="round"/>`;
  });
  return `<circle cx="${at(sunX)}" cy="${at(sunY)}" r="260" fill="${palette.glow}" opacity=".14"/><circle cx="${at(sunX)}" cy="${at(sunY)}" r="150" fill="${palette.glow}"/>${birds.join('')}${ridges.join('')}
<circle cx="${at(between(0.3, 0.7) * width)}" cy="742" r="15" fill="${palette.accent}"/>`;
};
