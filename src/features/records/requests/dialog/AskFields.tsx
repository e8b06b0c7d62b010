import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestGrounds } from '../../../../contract/records/decisions';
import { requestRules } from '../../../../contract/records/proofRequests';
import { useFormats } from '../../../../i18n/useFormats';
import type { AskFormState } from './useAskForm';

/** Why a score is doubted, and words for the moderators. */
export function AskFields({ form }: { form: AskFormState }) {
  const { t } = useTranslation(['requests', 'decisions', 'proofs']);
  const { count } = useFormats();
  const id = useId();
  const { draft, change, errors, firstGrounds, messageField } = form;
  const left = requestRules.message - draft.message.length;
  const hint =
    left < 100
      ? t('proofs:comment.left', { count: left, formatted: count(left) })
      : t('ask.messageHint');
  return (
    <>
      <FormControl error={errors.grounds !== undefined}>
        <FormLabel id={id}>{t('ask.why')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={errors.grounds === undefined ? undefined : `${id}-error`}
          name="grounds"
          value={draft.grounds ?? ''}
          onChange={(_event, value) =>
            change({ grounds: requestGrounds.find((one) => one === value) })
          }
        >
          {requestGrounds.map((one, index) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio slotProps={index === 0 ? { input: { ref: firstGrounds } } : {}} />}
              label={t(`decisions:reasons.${one}`)}
            />
          ))}
        </RadioGroup>
        {errors.grounds === undefined ? null : (
          <FormHelperText id={`${id}-error`} role="alert" sx={{ mx: 0 }}>
            {errors.grounds}
          </FormHelperText>
        )}
      </FormControl>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        label={t('ask.message')}
        name="message"
        value={draft.message}
        error={errors.message !== undefined}
        helperText={errors.message ?? hint}
        inputRef={messageField}
        slotProps={{ htmlInput: { maxLength: requestRules.message } }}
        onChange={({ target }) => change({ message: target.value })}
      />
    </>
  );
}
