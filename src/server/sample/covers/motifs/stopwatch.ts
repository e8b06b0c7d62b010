import { at, times, type Motif } from '../sketch';

export const stopwatch: Motif = ({ palette, between, width }) => {
  const x = between(0.32, 0.68) * width;
  const [y, r] = [500, 310];
  const turn = between(30, 300);
  const point = (angle: number, radius: number): [number, number] => [
    x + Math.sin((angle * Math.PI) / 180) * radius,
    y - Math.cos((angle * Math.PI) / 180) * radius,
  ];
  const ticks = times(60, (index) => {
    const [x1, y1] = point(index * 6, r - 26);
    const [x2, y2] = point(index * 6, r - (index % 5 === 0 ? 76 : 48));
    return `<path d="M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}" stroke="${index % 5 === 0 ? palette.pale : palette.bright}" stroke-width="${index % 5 === 0 ? 10 : 5}" stroke-linecap="round"/>`;
  });
  const [endX, endY] = point(turn, r - 12);
  const [handX, handY] = point(turn, r - 90);
  const speed = times(
    9,
    (index) =>
      `<rect x="${at(x - r - 480 + between(-120, 60))}" y="${260 + index * 56}" width="${at(between(160, 420))}" height="${at(between(5, 14))}" rx="7" fill="${index % 4 === 1 ? palette.accent : palette.bright}" opacity="${at(between(0.25, 0.8))}"/>`,
  );
  return `${speed.join('')}<rect x="${at(x - 46)}" y="86" width="92" height="112" rx="20" fill="${palette.bright}"/><rect x="${at(x - 74)}" y="62" width="148" height="58" rx="22" fill="${palette.glow}"/>
<circle cx="${at(x)}" cy="${y}" r="${r + 34}" fill="${palette.middle}"/><circle cx="${at(x)}" cy="${y}" r="${r}" fill="${palette.night}"/>
<path d="M${at(x)} ${y}L${at(x)} ${y - r + 12}A${r - 12} ${r - 12} 0 ${turn > 180 ? 1 : 0} 1 ${at(endX)} ${at(endY)}Z" fill="${palette.bright}" opacity=".34"/>
${ticks.join('')}<path d="M${at(x)} ${y}L${at(handX)} ${at(handY)}" stroke="${palette.accent}" stroke-width="18" stroke-linecap="round"/><circle cx="${at(x)}" cy="${y}" r="32" fill="${palette.pale}"/><circle cx="${at(x)}" cy="${y}" r="13" fill="${palette.night}"/>`;
};
