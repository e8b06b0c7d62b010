import { useCallback, useState } from 'react';
import type { EditedContent, EditedGroups } from '../draft/editedGame';

/** Rows of a group that are put on the screen at once. */
const portion = 100;
/** A game with more charts starts with closed groups. */
const openAtOnce = 60;

const startRows = (groups: EditedGroups): Readonly<Record<string, number>> => {
  const charts = groups.reduce((sum, group) => sum + group.charts.length, 0);
  if (charts > openAtOnce) return {};
  return Object.fromEntries(groups.map(({ key }) => [key, portion]));
};

/** How many charts of each group are on the screen; none in a closed one. And the chart whose details are open. */
export function useShownRows(content: EditedContent) {
  const [rows, setRows] = useState(() => startRows(content.groups));
  const [detailed, setDetailed] = useState<string>();
  const open = useCallback(
    (key: string, least = 1) =>
      setRows((before) => ({
        ...before,
        [key]: Math.max(before[key] ?? 0, Math.ceil(least / portion) * portion),
      })),
    [],
  );
  return {
    rows,
    detailed,
    open,
    close: useCallback((key: string) => setRows((before) => ({ ...before, [key]: 0 })), []),
    /** Opens the groups that an import has added, unless they are too many charts at once. */
    openAdded: (before: EditedGroups, after: EditedGroups) => {
      const known = new Set(before.map(({ key }) => key));
      const added = after.filter(({ key }) => !known.has(key));
      setRows((rowsNow) => ({ ...startRows(added), ...rowsNow }));
    },
    more: useCallback(
      (key: string) => setRows((before) => ({ ...before, [key]: (before[key] ?? 0) + portion })),
      [],
    ),
    toggleDetails: useCallback(
      (key: string) => setDetailed((before) => (before === key ? undefined : key)),
      [],
    ),
    /** Puts the row of a field on the screen. */
    reveal: (groups: EditedGroups, field: string) => {
      const [row = '', part = ''] = field.split('.');
      for (const { key, charts } of groups) {
        if (key === row && part === 'proofRule') open(key);
        const place = charts.findIndex((chart) => chart.key === row);
        if (place === -1) continue;
        open(key, place + 1);
        if (/^(values\[\d+\]|status|proof)/.test(part)) setDetailed(row);
      }
    },
  };
}

export type ShownRows = ReturnType<typeof useShownRows>;
