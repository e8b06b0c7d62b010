import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface DescriptionInputProps {
  /** The result of the form's `register`. */
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The description of the problem. */
export function DescriptionInput({ registration, error }: DescriptionInputProps) {
  const { t } = useTranslation('support');
  const id = useId();
  const { ref, disabled: _held, ...field } = registration;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{t('description')}</InputLabel>
      <OutlinedInput
        id={id}
        label={t('description')}
        multiline
        minRows={3}
        maxRows={8}
        {...field}
        inputRef={ref}
        aria-describedby={`${id}-text`}
      />
      <FormHelperText id={`${id}-text`} aria-live={error === undefined ? 'off' : 'polite'}>
        {error ?? t('descriptionHint')}
      </FormHelperText>
    </FormControl>
  );
}
