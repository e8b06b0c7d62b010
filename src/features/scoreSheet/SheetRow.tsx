import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostResult } from '../../api/wire/sheetFromWire';
import { languageTags } from '../../contract/languages';
import type { Confirmation } from '../../contract/records/posting';
import { useRoute } from '../../navigation/useRoute';
import { moveInColumn } from './moveInColumn';
import { RowMessage } from './RowMessage';
import type { SheetRow as Row } from './sheetRows';
import './sheet.css';

export interface SheetActions {
  onType: (texts: Record<number, string[]>) => void;
  /** Returns whether the text was of several cells, and so was taken. */
  onPaste: (at: { chart: number; column: number }, text: string) => boolean;
  onConfirm: (chart: number, what: Confirmation) => void;
}

interface SheetRowProps extends SheetActions {
  row: Row;
  prediction: PostResult | undefined;
  result: PostResult | undefined;
  confirmed: readonly Confirmation[];
}

/** A chart with its inputs, what they are read as, and what became of them. */
export function SheetRow({ row, onType, onPaste, ...message }: SheetRowProps) {
  const { t } = useTranslation('scoreSheet');
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
      <td className="sheet-own" data-label={t('own')}>
        {own?.values.map(({ text }) => text).join(' · ')}
      </td>
      <td>
        {chart.open ? (
          <div className="sheet-inputs">
            {columns.map(({ name }, column) => (
              <span key={column} className="field-box sheet-input">
                {columns.length > 1 && name ? <span aria-hidden="true">{name}</span> : null}
                <input
                  type="text"
                  inputMode="text"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={60}
                  data-column={column}
                  aria-label={columns.length > 1 && name ? `${chart.name}, ${name}` : chart.name}
                  aria-invalid={errors[column] !== undefined}
                  aria-describedby={messageId}
                  value={texts[column] ?? ''}
                  onChange={({ target: { value } }) =>
                    onType({
                      [chart.id]: columns.map((_, at) =>
                        at === column ? value : (texts[at] ?? ''),
                      ),
                    })
                  }
                  onKeyDown={moveInColumn}
                  onPaste={(event) => {
                    const text = event.clipboardData.getData('text');
                    if (onPaste({ chart: chart.id, column }, text)) event.preventDefault();
                  }}
                />
              </span>
            ))}
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
