import { at, times, type Motif } from '../sketch';

export const orbits: Motif = ({ palette, between, width, height }) => {
  const [x, y] = [between(0.56, 0.7) * width, between(0.46, 0.56) * height];
  const tilt = between(-28, -12);
  const radius = between(120, 165);
  const rings = times(6, (index) => {
    const reach = radius * (1.7 + index * 0.62);
    const angle = between(0, Math.PI * 2);
    const [moonX, moonY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.34];
    return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(reach)}" ry="${at(reach * 0.34)}" fill="none" stroke="${palette.glow}" stroke-opacity="${at(0.75 - index * 0.11)}" stroke-width="${at(6 - index * 0.7)}"/>
<circle cx="${at(moonX)}" cy="${at(moonY)}" r="${at(between(10, 26))}" fill="${index % 3 === 1 ? palette.accent : palette.pale}"/>`;
  });
  return `<g transform="rotate(${at(tilt)} ${at(x)} ${at(y)})">${rings.join('')}</g>
<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius * 1.5)}" fill="${palette.bright}" opacity=".18"/>
<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="url(#body)"/>
<path d="M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 0 0 ${at(radius * 2)} 0a${at(radius)} ${at(radius * 0.55)} 0 0 1 ${at(-radius * 2)} 0" fill="${palette.night}" opacity=".45" transform="rotate(${at(tilt)} ${at(x)} ${at(y)})"/>`;
};
