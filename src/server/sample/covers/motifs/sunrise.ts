import { at, times, type Motif } from '../sketch';

export const sunrise: Motif = ({ palette, between, width, height }) => {
  const x = between(0.32, 0.68) * width;
  const horizon = 590;
  const slices = times(
    7,
    (index) =>
      `<rect x="${at(x - 320)}" y="${at(330 + index * 40)}" width="640" height="${at(5 + index * 4.2)}" fill="${palette.deep}"/>`,
  );
  const stars = times(
    60,
    () =>
      `<circle cx="${at(between(0, width))}" cy="${at(between(0, 460))}" r="${at(between(1, 3.4))}" fill="${palette.pale}" opacity="${at(between(0.3, 0.9))}"/>`,
  );
  const rows = times(
    9,
    (index) =>
      `<path d="M0 ${at(horizon + 4 + index ** 1.9 * 5.2)}H${width}" stroke="${palette.glow}" stroke-width="${at(2 + index * 0.6)}" opacity="${at(0.35 + index * 0.07)}"/>`,
  );
  const columns = times(
    29,
    (index) =>
      `<path d="M${at(x + (index - 14) * 46)} ${horizon}L${at(x + (index - 14) * 320)} ${height}" stroke="${palette.glow}" stroke-width="3" opacity=".5"/>`,
  );
  const hills = `<path d="M0 ${horizon}V510L150 455L290 540L430 480L560 ${horizon}ZM${width} ${horizon}V470L1450 420L1300 520L1160 490L1020 ${horizon}Z" fill="${palette.night}"/>`;
  return `${stars.join('')}<circle cx="${at(x)}" cy="440" r="300" fill="${palette.glow}" opacity=".16"/><circle cx="${at(x)}" cy="440" r="235" fill="url(#body)"/><clipPath id="sun"><circle cx="${at(x)}" cy="440" r="237"/></clipPath><g clip-path="url(#sun)">${slices.join('')}</g>${hills}
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${palette.night}"/>${rows.join('')}${columns.join('')}<rect y="${horizon - 3}" width="${width}" height="6" fill="${palette.accent}"/>`;
};
