interface Line {
  name: string;
  values: readonly number[];
}

const colors = ['#1565c0', '#c62828', '#2e7d32', '#6a1b9a'];
const [width, height, margin] = [760, 150, 50];

function panel(title: string, lines: readonly Line[], top: number): string {
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values));
  const length = Math.max(2, ...lines.map(({ values }) => values.length));
  const points = ({ values }: Line) =>
    values
      .map((value, index) => {
        const x = margin + (index / (length - 1)) * width;
        return `${x.toFixed(1)},${(top + height - (value / highest) * height).toFixed(1)}`;
      })
      .join(' ');
  return [
    `<text x="${margin}" y="${top - 8}" font-weight="bold">${title}</text>`,
    `<text x="${margin - 6}" y="${top + 8}" text-anchor="end">${Math.round(highest)}</text>`,
    `<text x="${margin - 6}" y="${top + height}" text-anchor="end">0</text>`,
    `<rect x="${margin}" y="${top}" width="${width}" height="${height}" fill="none" stroke="#bbb"/>`,
    ...lines.map(
      (line, index) =>
        `<polyline points="${points(line)}" fill="none" stroke="${colors[index]}" stroke-width="1.5"/>` +
        `<text x="${margin + width - 70 * (lines.length - 1 - index)}" y="${top - 8}" text-anchor="end" fill="${colors[index]}">${line.name}</text>`,
    ),
  ].join('\n');
}

/** Panels below each other, one point a second, as an SVG image. */
export function drawLoadChart(
  panels: readonly { title: string; lines: readonly Line[] }[],
): string {
  const total = panels.length * (height + 50) + 20;
  const drawn = panels.map(({ title, lines }, index) =>
    panel(title, lines, 40 + index * (height + 50)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 2 * margin} ${total}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}
