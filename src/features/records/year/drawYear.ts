/** The size that networks show whole. */
export const pictureSize = { width: 1200, height: 630 };

interface PictureColours {
  paper: string;
  text: string;
  quiet: string;
  accent: string;
}

export interface YearTexts {
  site: string;
  title: string;
  /** Until when, of a running year. */
  note: string;
  /** The first six are drawn. */
  facts: readonly { name: string; value: string }[];
  months: readonly { name: string; posts: number }[];
  address: string;
}

interface Line {
  text: string;
  x: number;
  y: number;
  /** Of the letters, in pixels; smaller if the text does not fit. */
  size: number;
  weight: number;
  width: number;
}

const margin = 64;
const smallest = 0.6;

/** Writes a text in one line: smaller if it is too long, and then cut. */
function write(context: CanvasRenderingContext2D, family: string, line: Line): void {
  const { x, y, size, weight, width } = line;
  const setSize = (pixels: number) => {
    context.font = `${weight} ${pixels}px ${family}`;
  };
  setSize(size);
  const needed = context.measureText(line.text).width;
  if (needed > width) setSize(Math.floor(Math.max(size * smallest, (size * width) / needed)));
  let letters = Array.from(line.text);
  let { text } = line;
  while (letters.length > 1 && context.measureText(text).width > width) {
    letters = letters.slice(0, -1);
    text = `${letters.join('').trimEnd()}…`;
  }
  context.fillText(text, x, y);
}

/** Draws a year: whose it is, six numbers, and the months as bars. */
export function drawYear(
  context: CanvasRenderingContext2D,
  { site, title, note, facts, months, address }: YearTexts,
  { family, colours }: { family: string; colours: PictureColours },
): void {
  const { width, height } = pictureSize;
  const room = width - 2 * margin;
  const fill = (colour: string) => {
    context.fillStyle = colour;
  };
  fill(colours.paper);
  context.fillRect(0, 0, width, height);
  fill(colours.accent);
  context.fillRect(0, 0, width, 14);
  fill(colours.quiet);
  write(context, family, { text: site, x: margin, y: 84, size: 28, weight: 600, width: room });
  fill(colours.text);
  write(context, family, { text: title, x: margin, y: 160, size: 64, weight: 800, width: room });
  fill(colours.quiet);
  write(context, family, { text: note, x: margin, y: 204, size: 26, weight: 500, width: room });

  const column = room / 3;
  for (const [index, { name, value }] of facts.slice(0, 6).entries()) {
    const x = margin + (index % 3) * column;
    const y = index < 3 ? 288 : 402;
    fill(colours.text);
    write(context, family, { text: value, x, y, size: 54, weight: 800, width: column - 24 });
    fill(colours.quiet);
    write(context, family, { text: name, x, y: y + 36, size: 25, weight: 500, width: column - 24 });
  }

  const most = Math.max(1, ...months.map(({ posts }) => posts));
  const step = room / 12;
  for (const [index, { name, posts }] of months.entries()) {
    const x = margin + index * step;
    const bar = Math.round((posts / most) * 64);
    fill(colours.accent);
    context.fillRect(x, 538 - bar, step - 16, Math.max(bar, 2));
    fill(colours.quiet);
    write(context, family, { text: name, x, y: 564, size: 20, weight: 500, width: step - 8 });
  }
  fill(colours.text);
  write(context, family, { text: address, x: margin, y: 606, size: 22, weight: 600, width: room });
}
