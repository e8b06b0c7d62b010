import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from './accountFromWire';
import { useGetAccountsQuery } from './accountsApi';
import { limits } from '../contract/limits';
import { searchDelay } from '../config/timings';

const everybody = {
  role: '',
  state: '',
  registeredFrom: '',
  registeredTo: '',
  lastLoginFrom: '',
  lastLoginTo: '',
  page: 1,
  itemsPerPage: 10,
  order: { field: 'username', direction: 'asc' },
} as const;

/** The typed text, debounced. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = globalThis.setTimeout(() => setPaused(text), searchDelay);
    return () => globalThis.clearTimeout(timer);
  }, [text]);
  return paused;
}

type Person = Pick<Account, 'id' | 'username'>;

interface MemberFieldProps {
  name: string;
  label: string;
  value: Person | null;
  onChange: (member: Person | null) => void;
  /** `active`: only members in this state; without it, all members. */
  state?: 'active';
  hint?: string | undefined;
  error?: string | undefined;
  size?: 'small' | 'medium';
  /** The field cannot be cleared, only changed to another member. */
  required?: boolean;
}

/** Picks a member; searches all members on the server by any part of the name. */
export function MemberField(props: MemberFieldProps) {
  const { name, label, value, onChange, state = '', hint, error, size = 'medium' } = props;
  const { required = false } = props;
  const { t } = useTranslation('administration');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(value?.username ?? '');
  const wanted = typed === value?.username ? '' : typed.trim();
  const search = usePaused(wanted);
  const { currentData, isFetching, isError } = useGetAccountsQuery(
    { ...everybody, state, search },
    { skip: !open },
  );
  // Do not offer results of an earlier, shorter search text.
  const found = wanted === search ? (currentData?.items ?? []) : [];
  const wrong = error ?? (isError && open ? t('members.failed') : undefined);
  return (
    <Autocomplete<Person>
      fullWidth
      size={size}
      value={value}
      options={found.map(({ id, username }) => ({ id, username }))}
      getOptionLabel={({ username }) => username}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      // The server has already filtered the options.
      filterOptions={(options) => options}
      autoHighlight
      loading={isFetching || wanted !== search}
      loadingText={t('members.loading')}
      noOptionsText={t('members.nobody')}
      openText={t('members.open')}
      closeText={t('members.close')}
      clearText={t('members.clear')}
      slotProps={required ? { clearIndicator: { sx: { display: 'none' } } } : {}}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, member) => onChange(member)}
      renderInput={(input) => (
        <TextField
          {...input}
          name={name}
          label={label}
          error={wrong !== undefined}
          helperText={wrong ?? hint}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, maxLength: limits.searchLength },
          }}
        />
      )}
    />
  );
}
