import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostResult } from '../../api/wire/sheetFromWire';
import { languageTags } from '../../contract/languages';
import type { Confirmation } from '../../contract/records/posting';
import { useRoute } from '../../navigation/useRoute';
import type { Claim } from '../../state/unsentEntry';
import { RowMessage } from './RowMessage';
import type { RowOutcome } from './rowOutcomes';
import { SheetInput } from './SheetInput';
import type { SheetRow as Row } from './sheetRows';
import './sheet.css';

export interface SheetActions {
  onType: (texts: Record<number, string[]>) => void;
  /** Returns whether the text was of several cells, and so was taken. */
  onPaste: (at: { chart: number; column: number }, text: string) => boolean;
  onConfirm: (chart: number, what: Confirmation) => void;
  /** Shows the way to prove the posted score. */
  renderProof: (posted: Claim) => ReactNode;
  /** Shows the way to post the row with its proof. */
  renderNeededProof: (row: Row) => ReactNode;
  /** The field is left. */
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface SheetRowProps extends SheetActions {
  row: Row;
  prediction: PostResult | undefined;
  /** The refusal of the row as it is now, when it was sent. */
  refusal: PostResult | undefined;
  outcome: RowOutcome | undefined;
  confirmed: readonly Confirmation[];
}

/** A chart with its inputs, what they are read as, and what became of them. */
export function SheetRow({ row, onType, onPaste, onLeave, onKeyDown, ...message }: SheetRowProps) {
  const { t } = useTranslation(['scoreSheet', 'common']);
  const { language, keyedPath } = useRoute();
  const messageId = useId();
  const { chart, texts, state } = row;
  const { columns, own, locale } = chart;
  const errors = state.kind === 'faulty' ? state.errors : [];
  const foreign = locale !== null && locale !== language ? languageTags[locale] : undefined;
  return (
    <tr>
      <th scope="row">
        <Link to={keyedPath('ChartDetail', chart)} className="list-link" lang={foreign}>
          {chart.name}
        </Link>
      </th>
      <td className="sheet-own" data-label={t('common:labelled', { label: t('own'), value: '' })}>
        {own?.values.map(({ text }) => text).join(' · ')}
      </td>
      <td>
        {chart.open ? (
          <div className="sheet-inputs">
            {columns.map((column, index) => {
              const name = columns.length > 1 ? column.name : '';
              return (
                <SheetInput
                  key={index}
                  column={column}
                  index={index}
                  name={name}
                  label={name ? `${chart.name}, ${name}` : chart.name}
                  text={texts[index] ?? ''}
                  invalid={errors[index] !== undefined}
                  messageId={messageId}
                  onType={(text) =>
                    onType({
                      [chart.id]: columns.map((_, at) => (at === index ? text : (texts[at] ?? ''))),
                    })
                  }
                  onPaste={(text) => onPaste({ chart: chart.id, column: index }, text)}
                  onLeave={onLeave}
                  onKeyDown={onKeyDown}
                />
              );
            })}
          </div>
        ) : (
          <span className="text-muted">{t('locked')}</span>
        )}
        <div id={messageId} className="sheet-message">
          <RowMessage row={row} {...message} />
        </div>
      </td>
    </tr>
  );
}
