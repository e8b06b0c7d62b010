import { at, polyline, times, type Motif } from '../sketch';

export const waveform: Motif = ({ palette, between, width, height }) => {
  const centre = between(0.3, 0.7) * width;
  const lines = times(11, (index) => {
    const phase = between(0, Math.PI * 2);
    const base = 170 + index * 62;
    const points = times(121, (step): [number, number] => {
      const x = (step / 120) * width;
      const swell = Math.exp(-(((x - centre) / 330) ** 2));
      const wave = Math.sin(x / 46 + phase) * 58 + Math.sin(x / 27 + phase * 2) * 34;
      return [x, base - Math.abs(wave) * swell * 1.5 + Math.sin(x / 90 + phase) * 5];
    });
    const line = polyline(points);
    const colour = index % 5 === 3 ? palette.accent : index > 5 ? palette.glow : palette.bright;
    return `<path d="${line}V${height}H0Z" fill="${index < 6 ? palette.deep : palette.night}"/>
<path d="${line}" fill="none" stroke="${colour}" stroke-width="${at(3 + index * 0.3)}" stroke-linejoin="round"/>`;
  });
  return lines.join('');
};
