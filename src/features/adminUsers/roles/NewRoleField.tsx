import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAssignableRole, roleLimits } from '../../../contract/roleAssignment';

/** Adds a role no member has yet: role families of other programs may have roles unknown here. */
export function NewRoleField({ onAdd }: { onAdd: (role: string) => void }) {
  const { t } = useTranslation('adminRoles');
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  const role = name.trim().toUpperCase();
  const add = () => {
    setRefused(!isAssignableRole(role));
    if (!isAssignableRole(role)) return;
    onAdd(role);
    setName('');
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, mt: 2.5, maxWidth: '32rem' }}>
      <TextField
        fullWidth
        size="small"
        name="role"
        label={t('editor.newRole')}
        value={name}
        error={refused}
        helperText={refused ? t('editor.invalid') : t('editor.newRoleHint')}
        onChange={({ target }) => {
          setName(target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
        slotProps={{
          htmlInput: { maxLength: roleLimits.length, autoComplete: 'off', spellCheck: false },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={role === ''}
        onClick={add}
        sx={{ minHeight: 40 }}
      >
        {t('editor.add')}
      </Button>
    </Box>
  );
}
