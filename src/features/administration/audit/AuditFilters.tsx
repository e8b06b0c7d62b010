import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditWish } from '../../../api/adminAuditApi';
import { SelectField } from '../../../components/SelectField';
import { auditGroups, isAuditGroup } from '../../../contract/auditEvents';
import { limits } from '../../../contract/limits';
import { DayFields } from '../DayFields';
import { FilterBar } from '../grid/FilterBar';

interface AuditFiltersProps {
  wish: AuditWish;
  narrowed: boolean;
  onChange: (wanted: Partial<AuditWish>) => void;
  onReset: () => void;
}

const everything = 'all';
const groups = Object.keys(auditGroups).filter(isAuditGroup);

/** Filters the log by kind of event, member and days. */
export function AuditFilters({ wish, narrowed, onChange, onReset }: AuditFiltersProps) {
  const { t } = useTranslation('adminAudit');
  return (
    <FilterBar narrowed={narrowed} onReset={onReset}>
      <SelectField<string>
        name="group"
        label={t('filters.group')}
        value={wish.group || everything}
        options={[
          { value: everything, label: t('filters.allGroups') },
          ...groups.map((value) => ({ value, label: t(`groups.${value}`) })),
        ]}
        onChange={(value) => onChange({ group: value === everything ? '' : value })}
      />
      <MemberFilter key={wish.member} member={wish.member} onChange={onChange} />
      <DayFields
        clearable
        fields={(['from', 'to'] as const).map((name) => ({
          name,
          label: t(`filters.${name}`),
          value: wish[name],
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
  const look = () => {
    if (name.trim() !== member) onChange({ member: name.trim() });
  };
  return (
    <TextField
      size="small"
      name="member"
      label={t('filters.member')}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={look}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) look();
      }}
      slotProps={{ htmlInput: { maxLength: limits.searchLength, autoComplete: 'off' } }}
    />
  );
}
