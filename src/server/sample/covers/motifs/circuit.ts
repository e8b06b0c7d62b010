import { at, polyline, times, type Motif } from '../sketch';

export const circuit: Motif = ({ palette, between, random, width }) => {
  const chipX = between(0.42, 0.6) * width;
  const [chipY, half] = [450, 165];
  const trace = (index: number, side: -1 | 1) => {
    const y0 = chipY - 130 + index * 37;
    const x1 = chipX + side * (half + 60 + between(20, 240));
    const y1 = y0 + (y0 - chipY) * between(0.5, 1.7);
    const x2 = x1 + side * Math.abs(y1 - y0);
    const x3 = x2 + side * between(60, 420);
    const colour =
      random() < 0.16 ? palette.accent : random() < 0.5 ? palette.bright : palette.glow;
    const path = polyline([
      [chipX + side * half, y0],
      [x1, y0],
      [x2, y1],
      [x3, y1],
    ]);
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="9" stroke-linejoin="round"/><circle cx="${at(x3)}" cy="${at(y1)}" r="17" fill="${palette.night}" stroke="${colour}" stroke-width="9"/>`;
  };
  const traces = times(8, (index) => trace(index, -1) + trace(index, 1));
  const pins = times(
    8,
    (index) =>
      `<rect x="${at(chipX - half - 26)}" y="${chipY - 140 + index * 37}" width="${half * 2 + 52}" height="20" rx="5" fill="${palette.pale}" opacity=".85"/>`,
  );
  const cells = times(
    25,
    (index) =>
      `<rect x="${at(chipX - 100 + (index % 5) * 42)}" y="${chipY - 100 + Math.floor(index / 5) * 42}" width="32" height="32" rx="7" fill="${random() < 0.3 ? palette.glow : palette.middle}" opacity="${at(between(0.35, 1))}"/>`,
  );
  return `${traces.join('')}${pins.join('')}<rect x="${at(chipX - half)}" y="${chipY - half}" width="${half * 2}" height="${half * 2}" rx="26" fill="${palette.night}"/><rect x="${at(chipX - half + 30)}" y="${chipY - half + 30}" width="${half * 2 - 60}" height="${half * 2 - 60}" rx="16" fill="${palette.deep}"/>${cells.join('')}`;
};
