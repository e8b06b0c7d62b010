import { at, times, type Motif } from '../sketch';

export const cabinet: Motif = ({ palette, between, random }) => {
  const machine = (x: number, scale: number, hot: boolean) => {
    const pixels = times(30, (index) =>
      random() < 0.36
        ? `<rect x="${72 + (index % 6) * 26}" y="${176 + Math.floor(index / 6) * 26}" width="20" height="20" rx="3" fill="${random() < 0.2 ? palette.accent : palette.glow}"/>`
        : '',
    );
    return `<g transform="translate(${at(x)} ${at(880 - 720 * scale)}) scale(${at(scale)})">
<ellipse cx="150" cy="724" rx="210" ry="26" fill="${palette.night}" opacity=".55"/>
<path d="M34 0H266L286 120L262 360L300 430V720H0V430L38 360L14 120Z" fill="${hot ? palette.middle : palette.deep}"/>
<path d="M34 0H266L286 120H14Z" fill="${hot ? palette.glow : palette.middle}"/><rect x="62" y="38" width="176" height="44" rx="22" fill="${palette.night}" opacity=".35"/>
<rect x="44" y="140" width="212" height="196" rx="20" fill="${palette.night}"/>${hot ? `<rect x="56" y="152" width="188" height="172" rx="14" fill="${palette.deep}"/>` : ''}${pixels.join('')}
<path d="M38 360H262L300 430H0Z" fill="${palette.bright}"/><circle cx="86" cy="396" r="17" fill="${palette.accent}"/><circle cx="176" cy="398" r="13" fill="${palette.pale}"/><circle cx="216" cy="398" r="13" fill="${palette.pale}"/>
<rect x="112" y="520" width="76" height="96" rx="10" fill="${palette.night}" opacity=".55"/><rect x="136" y="548" width="28" height="8" rx="4" fill="${palette.glow}"/></g>`;
  };
  const glow = (x: number) =>
    `<ellipse cx="${x}" cy="470" rx="330" ry="300" fill="${palette.bright}" opacity=".16"/>`;
  const centre = Math.round(between(560, 760));
  return `${glow(centre + 150)}<path d="M0 760H1600V900H0Z" fill="${palette.night}" opacity=".5"/>${machine(centre - 520, 0.8, false)}${machine(centre + 560, 0.8, false)}${machine(centre - 270, 0.92, false)}${machine(centre + 300, 0.92, false)}${machine(centre, 1.06, true)}`;
};
