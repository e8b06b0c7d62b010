import { at, times, type Motif } from '../sketch';

export const city: Motif = ({ palette, between, random, width, height }) => {
  const row = (base: number, fill: string, tall: number, lit: boolean) => {
    let x = -40;
    const houses: string[] = [];
    while (x < width) {
      const w = between(70, 150);
      const h = between(tall * 0.35, tall);
      houses.push(
        `<rect x="${at(x)}" y="${at(base - h)}" width="${at(w)}" height="${at(height - base + h)}" fill="${fill}"/>`,
      );
      if (lit) houses.push(windows(x, base - h, w, h));
      x += w + between(-6, 26);
    }
    return houses.join('');
  };
  const windows = (x: number, y: number, w: number, h: number) =>
    times(Math.floor(h / 44), (line) =>
      times(Math.floor((w - 24) / 30), (column) =>
        random() < 0.42
          ? `<rect x="${at(x + 16 + column * 30)}" y="${at(y + 22 + line * 44)}" width="15" height="22" rx="2" fill="${random() < 0.14 ? palette.accent : palette.glow}" opacity="${at(between(0.5, 1))}"/>`
          : '',
      ).join(''),
    ).join('');
  const [sunX, sunY] = [between(0.25, 0.75) * width, between(0.26, 0.4) * height];
  return `<circle cx="${at(sunX)}" cy="${at(sunY)}" r="190" fill="url(#body)" opacity=".95"/>
${row(640, palette.middle, 330, false)}<rect y="520" width="${width}" height="380" fill="url(#mist)"/>
${row(760, palette.deep, 420, false)}${row(900, palette.night, 520, true)}`;
};
