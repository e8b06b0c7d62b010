import { at, times, type Motif } from '../sketch';

export const tunnel: Motif = ({ palette, between, width, height }) => {
  const [x, y] = [between(0.42, 0.6) * width, between(0.42, 0.56) * height];
  const frames = times(13, (index) => {
    const scale = 1.62 * 0.79 ** index;
    const [w, h] = [width * scale, height * scale];
    const angle = index * between(2.4, 3.6);
    const colours = [palette.deep, palette.night, palette.middle, palette.night];
    const edge = index === 6 ? palette.accent : index > 7 ? palette.glow : palette.bright;
    return `<rect x="${at(x - w / 2)}" y="${at(y - h / 2)}" width="${at(w)}" height="${at(h)}" rx="${at(h * 0.16)}" fill="${colours[index % 4]}" stroke="${edge}" stroke-width="${at(Math.max(3, 13 * scale))}" transform="rotate(${at(angle)} ${at(x)} ${at(y)})"/>`;
  });
  return `${frames.join('')}<circle cx="${at(x)}" cy="${at(y)}" r="90" fill="${palette.glow}" opacity=".35"/><circle cx="${at(x)}" cy="${at(y)}" r="30" fill="${palette.pale}"/>`;
};
