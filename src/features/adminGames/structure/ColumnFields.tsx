import { useTranslation } from 'react-i18next';
import { formatValue } from '../../../contract/records/formatValue';
import type { AdminChartValue } from '../../../contract/schemas/adminGames';
import { useRoute } from '../../../navigation/useRoute';
import { exampleValue } from './exampleValue';
import { RowSelect } from './RowSelect';
import { useStructure } from './StructureContext';

interface ColumnFieldsProps {
  field: string;
  /** Names the column for screen readers. */
  name: string;
  column: AdminChartValue;
  lockedBy: string | undefined;
  error: string | undefined;
  onChange: (column: AdminChartValue) => void;
}

/** How a column is measured, with an example, and which values are better. */
export function ColumnFields(props: ColumnFieldsProps) {
  const { field, name, column, lockedBy, error, onChange } = props;
  const { t } = useTranslation('adminGames');
  const { language } = useRoute();
  const { formats } = useStructure();
  const format = formats.find(({ id }) => id === column.formatId);
  const choices = formats.map(({ id, code }) => ({ value: String(id), label: code }));
  const unknown = { value: String(column.formatId), label: t('structure.chooseFormat') };
  const example =
    format && formatValue(format.definition, exampleValue(format.definition), language);
  return (
    <>
      <RowSelect
        field={field}
        label={t('structure.formatOf', { name })}
        width="11rem"
        value={String(column.formatId)}
        options={format ? choices : [unknown, ...choices]}
        hint={example === undefined ? undefined : t('structure.example', { value: example })}
        error={error}
        lockedBy={lockedBy}
        onChange={(value) => onChange({ ...column, formatId: Number(value) })}
      />
      <RowSelect
        field={`${field}.better`}
        label={t('structure.betterOf', { name })}
        width="10rem"
        value={column.better}
        options={[
          { value: 'lower', label: t('structure.lower') },
          { value: 'higher', label: t('structure.higher') },
        ]}
        lockedBy={lockedBy}
        onChange={(value) =>
          onChange({ ...column, better: value === 'lower' ? 'lower' : 'higher' })
        }
      />
    </>
  );
}
