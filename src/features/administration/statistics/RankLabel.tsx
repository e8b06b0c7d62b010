import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use } from 'react';

/** The lines of each name, in the order of the bars. */
export const RankLines = createContext<readonly (readonly string[])[]>([]);

/** Tells the labels of names from those of numbers. */
export const rowMark = '#';

/**
 * A label of either axis. The axis measures a label as one line and would shorten a long name, so what it is given for a name is
 * only the number of its row.
 */
export function RankLabel({ text, ...label }: ChartsTextProps) {
  const rows = use(RankLines);
  const shown = text.startsWith(rowMark) ? rows[Number(text.slice(1))]?.join('\n') : text;
  return <ChartsText {...label} text={shown ?? ''} />;
}
