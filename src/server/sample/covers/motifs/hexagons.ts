import { at, polyline, times, type Motif } from '../sketch';

export const hexagons: Motif = ({ palette, between, random, width, height }) => {
  const size = 92;
  const [focusX, focusY] = [between(0.3, 0.7) * width, between(0.35, 0.65) * height];
  const hexagon = (x: number, y: number, radius: number) =>
    `${polyline(
      times(6, (corner): [number, number] => [
        x + Math.cos((corner * Math.PI) / 3) * radius,
        y + Math.sin((corner * Math.PI) / 3) * radius,
      ]),
    )}Z`;
  const cells = times(14, (column) =>
    times(8, (row) => {
      const x = column * size * 1.5 - 40;
      const y = row * size * 1.732 + (column % 2) * size * 0.866 - 70;
      const near = Math.max(0, 1 - Math.hypot(x - focusX, y - focusY) / 760);
      const lift = near * 34 * random();
      const face =
        random() < 0.05
          ? palette.accent
          : near > 0.72
            ? palette.glow
            : near > 0.45
              ? palette.bright
              : near > 0.2
                ? palette.middle
                : palette.deep;
      return `<path d="${hexagon(x, y + 14, size - 8)}" fill="${palette.night}"/><path d="${hexagon(x, y - lift, size - 8)}" fill="${face}" opacity="${at(0.45 + near * 0.55)}"/><path d="${hexagon(x, y - lift, size - 34)}" fill="${palette.pale}" opacity="${at(near * 0.22)}"/>`;
    }).join(''),
  );
  return cells.join('');
};
