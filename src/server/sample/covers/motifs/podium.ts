import { at, times, type Motif } from '../sketch';

export const podium: Motif = ({ palette, between, width }) => {
  const x = between(0.4, 0.58) * width;
  const beams = times(7, (index) => {
    const angle = -54 + index * 18 + between(-3, 3);
    return `<path d="M${at(x)} 900L${at(x - 80)} -300H${at(x + 80)}Z" fill="${palette.glow}" opacity="${index % 2 === 0 ? 0.13 : 0.06}" transform="rotate(${at(angle)} ${at(x)} 900)"/>`;
  });
  const steps = [
    { dx: -290, h: 300, face: palette.middle, top: palette.bright },
    { dx: 290, h: 220, face: palette.deep, top: palette.middle },
    { dx: 0, h: 420, face: palette.bright, top: palette.glow },
  ].map(
    ({ dx, h, face, top }) =>
      `<path d="M${at(x + dx - 150)} ${900 - h}H${at(x + dx + 150)}V900H${at(x + dx - 150)}Z" fill="${face}"/><path d="M${at(x + dx - 150)} ${900 - h}L${at(x + dx - 105)} ${900 - h - 52}H${at(x + dx + 105)}L${at(x + dx + 150)} ${900 - h}Z" fill="${top}"/><rect x="${at(x + dx - 150)}" y="${900 - h}" width="300" height="12" fill="${palette.pale}" opacity=".35"/>`,
  );
  const confetti = times(46, () => {
    const [cx, cy] = [between(40, 1560), between(30, 620)];
    const colour = [palette.accent, palette.glow, palette.pale, palette.bright][
      Math.floor(between(0, 4))
    ];
    return `<rect x="${at(cx)}" y="${at(cy)}" width="${at(between(9, 24))}" height="9" rx="3" fill="${colour}" transform="rotate(${at(between(0, 180))} ${at(cx)} ${at(cy)})"/>`;
  });
  return `${beams.join('')}${confetti.join('')}${steps.join('')}<circle cx="${at(x)}" cy="330" r="62" fill="${palette.accent}"/><circle cx="${at(x)}" cy="330" r="40" fill="none" stroke="${palette.pale}" stroke-width="7"/>`;
};
