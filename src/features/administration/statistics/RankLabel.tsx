import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use } from 'react';

/** The wrapped name of each bar, in the order of the bars. */
export const RankLines = createContext<readonly (readonly string[])[]>([]);

/** Prefix that distinguishes name labels from number labels. */
export const rowMark = '#';

/**
 * A label of either axis. The axis measures labels as one line and would truncate long names, so a name's label value is only its row
 * index.
 */
export function RankLabel({ text, ...label }: ChartsTextProps) {
  const rows = use(RankLines);
  const shown = text.startsWith(rowMark) ? rows[Number(text.slice(1))]?.join('\n') : text;
  return <ChartsText {...label} text={shown ?? ''} />;
}
