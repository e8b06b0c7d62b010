import { at, times, type Motif } from '../sketch';

export const blocks: Motif = ({ palette, between, random }) => {
  const edge = 92;
  const [originX, originY] = [between(700, 900), 360];
  const cube = (column: number, row: number, level: number) => {
    const x = originX + (column - row) * edge * 0.866;
    const y = originY + (column + row) * edge * 0.5 - level * edge;
    const lucky = random() < 0.08;
    const [top, left, right] = lucky
      ? [palette.pale, palette.accent, palette.accent]
      : [level > 2 ? palette.pale : palette.glow, palette.bright, palette.middle];
    const [w, h] = [edge * 0.866, edge * 0.5];
    return `<path d="M${at(x)} ${at(y)}l${at(w)} ${at(h)}l${at(-w)} ${at(h)}l${at(-w)} ${at(-h)}Z" fill="${top}"/><path d="M${at(x - w)} ${at(y + h)}l${at(w)} ${at(h)}v${edge}l${at(-w)} ${at(-h)}Z" fill="${left}"/><path d="M${at(x + w)} ${at(y + h)}l${at(-w)} ${at(h)}v${edge}l${at(w)} ${at(-h)}Z" fill="${right}"/><path d="M${at(x + w)} ${at(y + h)}l${at(-w)} ${at(h)}v${edge}l${at(w)} ${at(-h)}Z" fill="${palette.night}" opacity=".28"/>`;
  };
  return times(6, (row) =>
    times(6, (column) => {
      const hill = 4.4 - Math.hypot(column - 1.6, row - 1.6) * 1.15;
      const height = Math.max(0, Math.round(hill + between(-0.9, 0.9)));
      return times(height + 1, (level) => cube(column, row, level)).join('');
    }).join(''),
  ).join('');
};
