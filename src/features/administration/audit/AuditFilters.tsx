import { mdiFilterRemoveOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditWish } from '../../../api/adminAuditApi';
import { Icon } from '../../../components/Icon';
import { SelectField } from '../../../components/SelectField';
import { auditGroups, isAuditGroup } from '../../../contract/auditEvents';
import { limits } from '../../../contract/limits';

interface AuditFiltersProps {
  wish: AuditWish;
  narrowed: boolean;
  onChange: (wanted: Partial<AuditWish>) => void;
  onReset: () => void;
}

/** The element of this name is younger than the browsers the site still serves. */
const landmark = { role: 'search' };
const everything = 'all';
const groups = Object.keys(auditGroups).filter(isAuditGroup);

/** Narrows the log: kind of event, member, days. */
export function AuditFilters({ wish, narrowed, onChange, onReset }: AuditFiltersProps) {
  const { t } = useTranslation(['adminAudit', 'administration']);
  return (
    <Box
      {...landmark}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        '& > *': { flex: { xs: '1 1 9rem', md: '0 1 12rem' } },
      }}
    >
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
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={`${name} ${wish[name]}`}
          type="date"
          size="small"
          name={name}
          label={t(`filters.${name}`)}
          defaultValue={wish[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {narrowed ? (
        <Button
          color="inherit"
          startIcon={<Icon path={mdiFilterRemoveOutline} />}
          onClick={onReset}
          sx={{ '&&': { flex: '0 0 auto' } }}
        >
          {t('administration:grid.reset')}
        </Button>
      ) : null}
    </Box>
  );
}

/** Looked for when the name is whole: with Enter, or on leaving the field. */
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
