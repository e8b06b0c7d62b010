import type { Sheet, SheetChart } from '../../api/wire/sheetFromWire';
import type { UnsentScore } from '../../state/unsentEntry';
import { rowState, type RowState } from './rowState';
import type { SheetTyping } from './useSheetDraft';

export interface SheetRow {
  chart: SheetChart;
  texts: string[];
  state: RowState;
}

/** All charts of a sheet in their order. */
export const chartsOf = ({ groups }: Sheet): SheetChart[] => groups.flatMap(({ charts }) => charts);

const stateOf = (chart: SheetChart, texts: string[] | undefined, isTyping: boolean): RowState => {
  if (!chart.open) return { kind: 'unchanged' };
  const state = rowState(chart, texts);
  return isTyping && state.kind === 'faulty' ? { kind: 'unfinished' } : state;
};

/** The rows of a sheet with what is typed in them. Charts that take no scores have nothing to send. */
export const rowsOf = (
  sheet: Sheet,
  { draft, textsOf }: SheetTyping,
  typingChart: number | undefined,
): SheetRow[] =>
  chartsOf(sheet).map((chart) => ({
    chart,
    texts: textsOf(chart),
    state: stateOf(chart, draft.texts[chart.id], chart.id === typingChart),
  }));

/** The platform that scores are sent with: the chosen one, else that of the latest score, else the only one. */
export function platformOf(sheet: Sheet, { draft }: SheetTyping): number | null {
  const { platforms, platform } = sheet;
  const [only] = platforms.length === 1 ? platforms : [];
  const wanted = draft.platform === undefined ? (platform ?? only?.id ?? null) : draft.platform;
  return platforms.some(({ id }) => id === wanted) ? wanted : null;
}

/** The rows that can be sent, without their keys. */
export function scoresToSend(
  sheet: Sheet,
  typing: SheetTyping,
  rows: readonly SheetRow[],
): Omit<UnsentScore, 'key'>[] {
  const platform = platformOf(sheet, typing);
  return rows.flatMap(({ chart, texts, state }) =>
    state.kind === 'ready'
      ? [
          {
            chart: chart.id,
            name: chart.name,
            texts,
            values: state.values,
            platform,
            achievedOn: typing.draft.day || null,
            confirmed: [...(typing.confirmed[chart.id] ?? [])],
            refusal: '',
          },
        ]
      : [],
  );
}

/** The row as the API takes it. */
export const toRow = ({ chart, values, platform, achievedOn, key, confirmed }: UnsentScore) => ({
  chart,
  values,
  platform,
  achievedOn,
  key,
  confirmed,
});
