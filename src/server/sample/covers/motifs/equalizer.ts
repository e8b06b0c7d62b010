import { at, times, type Motif } from '../sketch';

export const equalizer: Motif = ({ palette, between, width, height }) => {
  const [phase, stretch] = [between(0, 6), between(2.2, 4.4)];
  const columns = times(25, (index) => {
    const level = 0.32 + 0.3 * Math.sin(index / stretch + phase) + between(0.05, 0.3);
    const lights = Math.max(2, Math.round(level * 17));
    return times(lights, (step) => {
      const colour =
        step === lights - 1
          ? palette.accent
          : step > 10
            ? palette.pale
            : step > 6
              ? palette.glow
              : step > 3
                ? palette.bright
                : palette.middle;
      return `<rect x="${at(34 + index * 62)}" y="${at(height - 96 - step * 44)}" width="46" height="30" rx="9" fill="${colour}" opacity="${at(0.55 + step * 0.04)}"/><rect x="${at(34 + index * 62)}" y="${at(height - 50 + step * 9)}" width="46" height="6" rx="3" fill="${colour}" opacity="${step < 5 ? 0.22 : 0}"/>`;
    }).join('');
  });
  return `<rect y="${height - 58}" width="${width}" height="58" fill="${palette.night}" opacity=".7"/>${columns.join('')}`;
};
