import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { TextInput, type TextInputProps } from './TextInput';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'inputProps' | 'endAdornment'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button to show the password. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            disabled={props.disabled ?? false}
            onClick={() => setShown((before) => !before)}
          >
            <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
