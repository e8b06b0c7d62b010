import { useTranslation } from 'react-i18next';
import type { SheetChart } from '../../api/wire/sheetFromWire';
import { formatLimit } from '../../contract/records/formatLimit';
import { editableText } from '../../contract/records/formatValue';
import type { ValueError } from '../../contract/records/parseValue';
import { useRoute } from '../../navigation/useRoute';
import './sheet.css';

interface RowErrorProps {
  chart: SheetChart;
  errors: readonly (ValueError | undefined)[];
}

/** A value that shows all parts of a format: "12:34.56". */
function exampleOf({ format }: SheetChart['columns'][number]): string {
  const sum = format.parts.reduce((total, { size }, index) => total + size * (index + 1) * 11, 0);
  return editableText(format, Math.min(Math.max(sum, format.minimum), format.maximum));
}

/** Why the first wrong value of a row cannot be read, and what would be right. */
export function RowError({ chart: { columns }, errors }: RowErrorProps) {
  const { t } = useTranslation('scoreSheet');
  const { language } = useRoute();
  const index = errors.findIndex((one) => one !== undefined);
  const [error, column] = [errors[index], columns[index]];
  if (error === undefined || !column) return null;
  const { format } = column;
  const limit = formatLimit(format, error === 'tooSmall' ? 'minimum' : 'maximum', language);
  return (
    <span className="sheet-error">
      {t(`error.${error}`, { example: exampleOf(column), limit })}
    </span>
  );
}
