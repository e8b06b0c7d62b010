import { at, polyline, times, type Motif } from '../sketch';

/** A spanning tree grown from one corner, with its longest path highlighted. */
export const maze: Motif = ({ palette, random, width, height }) => {
  const cell = 75;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const parents = new Map<number, number>([[0, -1]]);
  const stack = [0];
  let deepest = { cell: 0, depth: 0 };
  while (stack.length > 0) {
    const here = stack.at(-1) ?? 0;
    const [x, y] = [here % columns, Math.floor(here / columns)];
    const free = [
      x > 0 ? here - 1 : -1,
      x < columns - 1 ? here + 1 : -1,
      y > 0 ? here - columns : -1,
      y < rows - 1 ? here + columns : -1,
    ].filter((next) => next >= 0 && !parents.has(next));
    const next = free[Math.floor(random() * free.length)];
    if (next === undefined) stack.pop();
    else {
      parents.set(next, here);
      stack.push(next);
      if (stack.length > deepest.depth) deepest = { cell: next, depth: stack.length };
    }
  }
  const centre = (index: number): [number, number] => [
    (index % columns) * cell + cell / 2,
    Math.floor(index / columns) * cell + cell / 2,
  ];
  const corridors = [...parents]
    .filter(([, parent]) => parent >= 0)
    .map(([child, parent]) => polyline([centre(child), centre(parent)]))
    .join('');
  const way: [number, number][] = [];
  for (let step = deepest.cell; step >= 0; step = parents.get(step) ?? -1) way.push(centre(step));
  const [endX, endY] = centre(deepest.cell);
  const stroke = (path: string, colour: string, thick: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  return `${stroke(corridors, palette.middle, 46, 0.55)}${stroke(corridors, palette.deep, 34, 1)}
${stroke(polyline(way), palette.bright, 26, 0.35)}${stroke(polyline(way), palette.glow, 10, 1)}
${times(3, (ring) => `<circle cx="${at(endX)}" cy="${at(endY)}" r="${14 + ring * 20}" fill="${ring === 0 ? palette.accent : 'none'}" stroke="${palette.accent}" stroke-width="4" opacity="${1 - ring * 0.3}"/>`).join('')}`;
};
