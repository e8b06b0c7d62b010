import { at, times, type Motif } from '../sketch';

export const cartridge: Motif = ({ palette, between, random }) => {
  const shells = times(4, (index) => {
    const x = 210 + index * 315;
    const y = between(210, 300) + (index % 2) * 60;
    const shell = index % 2 === 0 ? palette.middle : palette.deep;
    const grooves = times(
      7,
      (line) =>
        `<rect x="${34 + line * 24}" y="26" width="10" height="58" rx="5" fill="${palette.night}" opacity=".45"/>`,
    );
    const label = times(4, (stripe) => {
      const colours = [palette.bright, palette.glow, palette.accent, palette.pale];
      return `<rect x="36" y="${128 + stripe * 46}" width="${at(60 + random() * 128)}" height="26" rx="13" fill="${colours[(stripe + index) % 4]}"/>`;
    });
    const pins = times(
      11,
      (pin) => `<rect x="${38 + pin * 17}" y="404" width="9" height="40" fill="${palette.glow}"/>`,
    );
    return `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(between(-9, 9))} 125 220)">
<rect x="14" y="22" width="250" height="432" rx="26" fill="${palette.night}" opacity=".5"/>
${pins.join('')}<path d="M24 0H226a24 24 0 0 1 24 24V390a18 18 0 0 1 -18 18H18a18 18 0 0 1 -18 -18V24A24 24 0 0 1 24 0Z" fill="${shell}"/>
<path d="M24 0H226a24 24 0 0 1 24 24V60H0V24A24 24 0 0 1 24 0Z" fill="${palette.pale}" opacity=".1"/>
${grooves.join('')}<rect x="20" y="108" width="210" height="210" rx="16" fill="${palette.night}"/>${label.join('')}
<path d="M105 352h40l-20 26z" fill="${palette.glow}" opacity=".8"/></g>`;
  });
  return shells.join('');
};
