import type { Looks, Rectangle } from './readThemes';

/** In CSS pixels, https://www.w3.org/TR/WCAG22/#target-size-minimum */
const smallest = 24;

const isLarge = ([, , width, height]: Rectangle) => width >= smallest && height >= smallest;

const overlap = ([left, top, width, height]: Rectangle, [x, y, w, h]: Rectangle) =>
  left < x + w && x < left + width && top < y + h && y < top + height;

const center = ([left, top, width, height]: Rectangle) =>
  [left + width / 2, top + height / 2] as const;

/** How far a circle of 24 px around the center is from the other target and, if that is small, from the circle around it. */
function isSpaced(target: Rectangle, other: Rectangle): boolean {
  const [x, y] = center(target);
  const [otherX, otherY] = center(other);
  const [left, top, width, height] = other;
  const aside = Math.max(left - x, 0, x - left - width);
  const above = Math.max(top - y, 0, y - top - height);
  return (
    Math.hypot(aside, above) >= smallest / 2 &&
    (isLarge(other) || Math.hypot(x - otherX, y - otherY) >= smallest)
  );
}

/** Whether the other target takes nothing from this one: it covers no part of it, and is far enough away if this one is small. */
const isClear = (target: Rectangle, other: Rectangle) =>
  !overlap(target, other) && (isLarge(target) || isSpaced(target, other));

/**
 * Describes the targets of a theme that rectangles alone do not prove to be large enough, each with those around it that
 * make it doubtful. Themes with the same description have the same violations of WCAG 2.5.8.
 */
export function describeTargets(looks: Looks, key: string): string {
  const targets = looks.themes[key]?.targets ?? [];
  const all = targets.flatMap((rectangles, index) =>
    rectangles.map((rectangle) => ({ index, rectangle })),
  );
  return targets
    .flatMap((rectangles, index) => {
      if (!looks.examined[index]) return [];
      const doubts = all.filter(
        (other) =>
          other.index !== index &&
          rectangles.some((rectangle) => !isClear(rectangle, other.rectangle)),
      );
      if (doubts.length === 0) return [];
      const [left = 0, top = 0] = rectangles[0] ?? [];
      const describe = ([x, y, width, height]: Rectangle) =>
        [x - left, y - top, width, height].map((pixels) => pixels.toFixed(1)).join(' ');
      return [
        `${index}: ${rectangles.map(describe).join(', ')}`,
        ...doubts.map((other) => `  ${other.index}: ${describe(other.rectangle)}`),
      ];
    })
    .join('\n');
}
