import { mdiClose, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { gameLimits } from '../../../contract/gameAdministration';
import { chartProofs, chartStatuses } from '../../../contract/records/catalogue';
import type { AdminChart, AdminChartValue } from '../../../contract/schemas/adminGames';
import { useFormats } from '../../../i18n/useFormats';
import type { EditedChart } from '../draft/editedGame';
import type { RowErrors } from '../draft/fieldProblems';
import { ColumnFields } from './ColumnFields';
import { changeAndFocus } from './focusField';
import { RowInput } from './RowInput';
import { RowSelect } from './RowSelect';
import { useStructure } from './StructureContext';

interface ChartDetailsProps {
  id: string;
  chart: EditedChart;
  name: string;
  errors: RowErrors;
  onChange: (changes: Partial<Omit<AdminChart, 'id'>>) => void;
}

/** What a row of the list has no room for: several columns, the proof rule, the status. */
export function ChartDetails({ id, chart, name, errors, onChange }: ChartDetailsProps) {
  const { t } = useTranslation('adminGames');
  const { count } = useFormats();
  const { facts } = useStructure();
  const known = chart.id === null ? undefined : facts.get(chart.id);
  const merged = typeof known?.mergedInto === 'number';
  return (
    <Box
      component="section"
      id={id}
      aria-label={t('structure.detailsOf', { name })}
      sx={{ display: 'grid', gap: 1.5, pl: { xs: 1, sm: 6 }, pr: 1, pb: 2, pt: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <RowSelect
          field={`${chart.key}.proof`}
          label={t('structure.proofOf', { name })}
          caption={t('structure.proof')}
          width="16rem"
          value={chart.proof}
          options={chartProofs.map((value) => ({ value, label: t(`structure.proofs.${value}`) }))}
          onChange={(value) => onChange({ proof: value === 'video' ? 'video' : 'any' })}
        />
        <RowSelect
          field={`${chart.key}.status`}
          label={t('structure.statusOf', { name })}
          caption={t('list.columns.status')}
          width="16rem"
          value={chart.status}
          options={chartStatuses.map((value) => ({
            value,
            label: t(`structure.statuses.${value}`),
          }))}
          hint={merged ? t('structure.merged') : t(`structure.statusHints.${chart.status}`)}
          error={errors['status']}
          onChange={(value) =>
            onChange({ status: chartStatuses.find((one) => one === value) ?? 'open' })
          }
        />
      </Box>
      <Columns chart={chart} name={name} errors={errors} onChange={onChange} />
      {known ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('scoreCount', { count: known.nbScore, formatted: count(known.nbScore) })}
        </Typography>
      ) : null}
    </Box>
  );
}

function Columns({ chart, name, errors, onChange }: Omit<ChartDetailsProps, 'id'>) {
  const { t } = useTranslation('adminGames');
  const { language, formats, lockedBy } = useStructure();
  const locked = chart.id === null ? undefined : lockedBy;
  const { key, values } = chart;
  const change = (columns: AdminChartValue[]) => onChange({ values: columns });
  const add = () => {
    const [first] = values;
    const formatId = first?.formatId ?? formats[0]?.id ?? 0;
    const column = { formatId, better: first?.better ?? ('lower' as const), names: {} };
    changeAndFocus(() => change([...values, column]), `${key}.values[${values.length}].names`);
  };
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {values.length < 2
        ? null
        : values.map((column, index) => {
            const columnName = t('structure.columnOf', { name, number: index + 1 });
            const field = `values[${index}]`;
            return (
              <Box
                component="li"
                key={index}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
              >
                <RowInput
                  field={`${key}.${field}.names`}
                  label={t('structure.nameOf', { name: columnName })}
                  names={column.names}
                  language={language}
                  error={errors[`${field}.names`]}
                  onChange={(names) => change(values.with(index, { ...column, names }))}
                />
                <ColumnFields
                  field={`${key}.${field}`}
                  name={columnName}
                  column={column}
                  lockedBy={locked}
                  error={errors[field] ?? errors[`${field}.formatId`]}
                  onChange={(changed) => change(values.with(index, changed))}
                />
                <IconButton
                  aria-label={t('structure.removeColumn', { name: columnName })}
                  disabled={locked !== undefined}
                  onClick={() =>
                    changeAndFocus(
                      () => change(values.toSpliced(index, 1)),
                      `${key}.values[${Math.max(0, index - 1)}].names`,
                    )
                  }
                >
                  <Icon path={mdiClose} />
                </IconButton>
              </Box>
            );
          })}
      <li>
        <Button
          size="small"
          startIcon={<Icon path={mdiPlus} />}
          disabled={locked !== undefined || values.length >= gameLimits.valueColumns}
          onClick={add}
        >
          {t('structure.addColumn')}
        </Button>
      </li>
    </Box>
  );
}
