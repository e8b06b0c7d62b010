import { at, times, type Motif } from '../sketch';

export const constellation: Motif = ({ palette, between, width, height }) => {
  const dust = times(
    150,
    () =>
      `<circle cx="${at(between(0, width))}" cy="${at(between(0, height))}" r="${at(between(1, 4))}" fill="${palette.pale}" opacity="${at(between(0.2, 0.9))}"/>`,
  );
  const stars = times(13, (index) => ({
    x: 130 + index * 112 + between(-34, 34),
    y: between(130, 770),
    r: between(9, 25),
  }));
  const links = stars.slice(1).map((star, index) => {
    const from = stars[index] ?? star;
    return `<path d="M${at(from.x)} ${at(from.y)}L${at(star.x)} ${at(star.y)}" stroke="${palette.bright}" stroke-width="5" opacity=".8"/>`;
  });
  const across = stars
    .slice(4)
    .filter((_, index) => index % 3 === 0)
    .map((star, index) => {
      const from = stars[index * 3 + 1] ?? star;
      return `<path d="M${at(from.x)} ${at(from.y)}L${at(star.x)} ${at(star.y)}" stroke="${palette.middle}" stroke-width="4" stroke-dasharray="4 16" stroke-linecap="round"/>`;
    });
  const lights = stars.map(({ x, y, r }, index) => {
    const colour = index % 5 === 3 ? palette.accent : palette.glow;
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 2.6)}" fill="${colour}" opacity=".16"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${colour}"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(r * 0.45)}" fill="${palette.pale}"/>`;
  });
  return `${dust.join('')}${across.join('')}${links.join('')}${lights.join('')}`;
};
