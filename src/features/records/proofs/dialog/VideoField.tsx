import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { readVideoAddress } from '../../../../contract/video/videoAddress';
import { videoFault } from './videoFault';

interface VideoFieldProps {
  address: string;
  /** Of the server, or of an attempt to send it. */
  error: string | undefined;
  disabled: boolean;
  field: Ref<HTMLInputElement>;
  onChange: (address: string) => void;
}

/** The address of a video, recognized as it is pasted. */
export function VideoField({ address, error, disabled, field, onChange }: VideoFieldProps) {
  const { t } = useTranslation(['proofs', 'video']);
  // An address that is typed is not judged before it is complete; a pasted one is.
  const [finished, setFinished] = useState(address !== '');
  const read = address.trim() === '' ? undefined : readVideoAddress(address);
  const fault = read && videoFault(address);
  const wrong = fault && finished ? t(fault) : undefined;
  const problem = error ?? wrong;
  const found = typeof read === 'object' && !fault ? t(`video.found.${read.service}`) : undefined;
  return (
    <TextField
      fullWidth
      label={t('video.label')}
      name="video"
      autoComplete="off"
      value={address}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? found ?? t('video.hint')}
      inputRef={field}
      slotProps={{
        htmlInput: { inputMode: 'url', maxLength: 500 },
        formHelperText: { 'aria-live': 'polite' },
      }}
      onChange={({ target }) => onChange(target.value)}
      onPaste={() => setFinished(true)}
      onBlur={() => setFinished(true)}
    />
  );
}
