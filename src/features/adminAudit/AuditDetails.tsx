import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../admin-frame/auditEntryFromWire';
import { useFormats } from '../../i18n/useFormats';
import { useDetailValue, type DetailName } from './useDetailValue';
import { useSettingName } from './useSettingName';

/** Merges details that are shown in one row. */
function joinDetails(details: AuditEntry['details']): AuditEntry['details'] {
  const {
    method,
    route,
    from,
    to,
    title: _title,
    code: _code,
    ...others
  } = Object.fromEntries(details);
  return [
    ...(route === undefined ? [] : [['request', `${method ?? ''} ${route}`] as const]),
    ...(from === undefined || to === undefined ? [] : [['caseStatus', `${from} ${to}`] as const]),
    ...Object.entries(others),
  ].map(([name, value]) => [name, value]);
}

const has = <Values extends object>(values: Values, name: PropertyKey): name is keyof Values =>
  Object.hasOwn(values, name);

type Row = { key: string; name: string; value: ReactNode; foreign?: boolean };

function useRows(entry: AuditEntry): Row[] {
  const { t } = useTranslation('adminAudit');
  const values = useDetailValue(entry);
  const settingName = useSettingName();
  const setting = (value: AuditEntry['changes'][number]['before']) => {
    if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
    return value === null ? t('values.none') : String(value);
  };
  const details = joinDetails(entry.details).flatMap(([name, recorded]): Row[] => {
    if (!has(values, name)) return [{ key: name, name, value: recorded, foreign: true }];
    const known: DetailName = name;
    const value: ReactNode = values[known](recorded);
    return value === undefined ? [] : [{ key: name, name: t(`details.${known}`), value }];
  });
  const changes = entry.changes.map(({ field, before, after }, index) => ({
    key: `${index} ${field}`,
    name: settingName(field),
    value: (
      <>
        <del>{setting(before)}</del> → <ins>{setting(after)}</ins>
      </>
    ),
  }));
  return [...details, ...changes];
}

/** The recorded details of an event, translated. Details unknown to this release are shown as recorded. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('adminAudit');
  const { count: formatCount, longDate } = useFormats();
  const rows = useRows(entry);
  const { count, lastAt } = entry;
  return (
    <>
      {count > 1 ? (
        <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 600 }}>
          {t('times', { count, formatted: formatCount(count), date: longDate(lastAt ?? '') })}
        </Typography>
      ) : null}
      {rows.length === 0 ? null : (
        <Box component="dl" sx={listStyles}>
          {rows.map(({ key, name, value, foreign }) => (
            <Box key={key} lang={foreign ? 'en' : undefined} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.25,
  m: 0,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
} as const;
