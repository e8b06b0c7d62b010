import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditQuery } from './adminAuditApi';
import { SelectField } from '../../components/forms/SelectField';
import { auditGroups, isAuditGroup } from '../../contract/auditEvents';
import { limits } from '../../contract/limits';
import { DayFields } from '../../admin-frame/DayFields';
import { FilterBar } from '../../admin-frame/grid/FilterBar';

interface AuditFiltersProps {
  query: AuditQuery;
  narrowed: boolean;
  onChange: (wanted: Partial<AuditQuery>) => void;
  onReset: () => void;
}

const everything = 'all';
const groups = Object.keys(auditGroups).filter(isAuditGroup);

/** Filters the log by kind of event, member and days. */
export function AuditFilters({ query, narrowed, onChange, onReset }: AuditFiltersProps) {
  const { t } = useTranslation('adminAudit');
  return (
    <FilterBar narrowed={narrowed} onReset={onReset}>
      <SelectField<string>
        name="group"
        label={t('filters.group')}
        value={query.group || everything}
        options={[
          { value: everything, label: t('filters.allGroups') },
          ...groups.map((value) => ({ value, label: t(`groups.${value}`) })),
        ]}
        onChange={(value) => onChange({ group: value === everything ? '' : value })}
      />
      <MemberFilter key={query.member} member={query.member} onChange={onChange} />
      <DayFields
        clearable
        fields={(['from', 'to'] as const).map((name) => ({
          name,
          label: t(`filters.${name}`),
          value: query[name],
        }))}
        onChange={(name, day) => onChange({ [name]: day })}
      />
    </FilterBar>
  );
}

/** Applied when the name is complete: on Enter or blur. */
function MemberFilter({
  member,
  onChange,
}: Pick<AuditFiltersProps, 'onChange'> & { member: string }) {
  const { t } = useTranslation('adminAudit');
  const [name, setName] = useState(member);
  const styles = () => {
    if (name.trim() !== member) onChange({ member: name.trim() });
  };
  return (
    <TextField
      size="small"
      name="member"
      label={t('filters.member')}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={styles}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) styles();
      }}
      slotProps={{ htmlInput: { maxLength: limits.searchLength, autoComplete: 'off' } }}
    />
  );
}
