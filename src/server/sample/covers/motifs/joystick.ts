import { at, times, type Motif } from '../sketch';

export const joystick: Motif = ({ palette, between, width }) => {
  const x = between(0.3, 0.42) * width;
  const lean = between(-16, 16);
  const rings = times(
    5,
    (index) =>
      `<circle cx="${at(x)}" cy="300" r="${190 + index * 95}" fill="none" stroke="${palette.bright}" stroke-opacity="${at(0.42 - index * 0.08)}" stroke-width="${10 - index}"/>`,
  );
  const buttons = times(6, (index) => {
    const [bx, by] = [
      x + 420 + (index % 3) * 165,
      640 + Math.floor(index / 3) * 120 - (index % 3) * 28,
    ];
    const top = index === 1 ? palette.accent : index % 2 === 0 ? palette.bright : palette.glow;
    return `<ellipse cx="${at(bx)}" cy="${at(by + 20)}" rx="64" ry="38" fill="${palette.night}"/><ellipse cx="${at(bx)}" cy="${at(by)}" rx="60" ry="36" fill="${top}"/><ellipse cx="${at(bx - 12)}" cy="${at(by - 10)}" rx="30" ry="13" fill="${palette.pale}" opacity=".45"/>`;
  });
  return `${rings.join('')}<path d="M-40 610L1640 470V900H-40Z" fill="${palette.deep}"/><path d="M-40 610L1640 470V500L-40 640Z" fill="${palette.bright}" opacity=".35"/>
<ellipse cx="${at(x)}" cy="690" rx="210" ry="86" fill="${palette.night}"/><ellipse cx="${at(x)}" cy="672" rx="170" ry="66" fill="${palette.middle}"/><ellipse cx="${at(x)}" cy="664" rx="92" ry="36" fill="${palette.night}"/>
<g transform="rotate(${at(lean)} ${at(x)} 664)"><path d="M${at(x - 24)} 664L${at(x - 18)} 330H${at(x + 18)}L${at(x + 24)} 664Z" fill="${palette.pale}"/><path d="M${at(x + 2)} 664L${at(x + 4)} 330H${at(x + 18)}L${at(x + 24)} 664Z" fill="${palette.night}" opacity=".3"/>
<circle cx="${at(x)}" cy="280" r="128" fill="url(#body)"/><ellipse cx="${at(x - 42)}" cy="232" rx="40" ry="26" fill="${palette.pale}" opacity=".75" transform="rotate(-32 ${at(x - 42)} 232)"/></g>${buttons.join('')}`;
};
