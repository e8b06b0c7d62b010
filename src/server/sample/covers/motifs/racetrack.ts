import { at, type Motif } from '../sketch';

export const racetrack: Motif = ({ palette, between }) => {
  const [a, b, c] = [between(120, 260), between(560, 720), between(180, 340)];
  const road = `M-120 ${at(b)}C240 ${at(b - 40)} 260 ${at(a)} 560 ${at(a + 30)}S820 ${at(b + 60)} 1090 ${at(b)}S1330 ${at(c)} 1740 ${at(c - 60)}`;
  const line = (colour: string, thick: number, extra = '') =>
    `<path d="${road}" fill="none" stroke="${colour}" stroke-width="${thick}" ${extra}/>`;
  const car = (x: number, y: number, angle: number, colour: string) =>
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(angle)})"><rect x="-46" y="-22" width="92" height="44" rx="18" fill="${palette.night}" opacity=".5" transform="translate(6 10)"/><rect x="-46" y="-22" width="92" height="44" rx="18" fill="${colour}"/><rect x="-8" y="-17" width="30" height="34" rx="9" fill="${palette.night}"/><rect x="34" y="-16" width="8" height="32" rx="4" fill="${palette.pale}"/></g>`;
  return `<g transform="translate(0 20)">${line(palette.night, 250, 'opacity=".55" transform="translate(0 22)"')}${line(palette.pale, 236)}${line(palette.accent, 236, 'stroke-dasharray="58 58"')}${line(palette.deep, 206)}${line(palette.night, 198, 'opacity=".45"')}${line(palette.glow, 8, 'stroke-dasharray="54 44" stroke-linecap="round"')}
${car(560, a - 6, 4, palette.accent)}${car(1095, b + 42, 3, palette.glow)}</g>`;
};
