import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { focusOnMount } from '../../../components/focusOnMount';
import { decisionNoteLength, type DecisionReason } from '../../../contract/records/decisions';
import { useKeys } from './useKeys';
import './judging.css';

interface ReasonFormProps<Reason> {
  /** The label of the button. */
  submit: string;
  reasons: readonly Reason[];
  busy?: boolean;
  /** Whether keys choose and cancel; without them, only the form's own. */
  keys?: boolean;
  onSubmit: (chosen: { reason: Reason; note?: string }) => void;
  onCancel: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Why something is refused or reversed: a reason, and words beside it. Digits choose a reason. */
export function ReasonForm<Reason extends DecisionReason>(props: ReasonFormProps<Reason>) {
  const { submit, reasons, busy = false, keys, onSubmit, onCancel } = props;
  const { t } = useTranslation(['moderation', 'decisions']);
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const id = useId();

  const focusOn = (index: number) =>
    group.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus();
  const choose = (chosen: Reason, index: number) => {
    setReason(chosen);
    setMissing(false);
    focusOn(index);
  };
  useKeys(
    {
      ...Object.fromEntries(
        reasons.map((one, index) => [String(index + 1), () => choose(one, index)]),
      ),
      Escape: onCancel,
    },
    none,
    keys === true,
  );

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (reason === undefined) {
      setMissing(true);
      focusOn(0);
      return;
    }
    const words = note.trim();
    onSubmit(words === '' ? { reason } : { reason, note: words });
  };

  return (
    <Box component="form" noValidate onSubmit={send}>
      <FormControl error={missing} sx={{ width: '100%' }}>
        <FormLabel id={id}>{t('reasons.label')}</FormLabel>
        <RadioGroup
          ref={group}
          aria-labelledby={id}
          aria-describedby={missing ? `${id}-missing` : undefined}
          value={reason ?? ''}
        >
          {reasons.map((one, index) => (
            <FormControlLabel
              key={one}
              value={one}
              sx={{ mr: 0, minHeight: 34 }}
              control={
                <Radio
                  size="small"
                  sx={{ py: 0.5 }}
                  slotProps={index === 0 ? { input: { ref: focusOnMount } } : {}}
                  onChange={() => choose(one, index)}
                />
              }
              label={
                <>
                  {keys ? <kbd className="reason-key">{index + 1}</kbd> : null}{' '}
                  {t(`decisions:reasons.${one}`)}
                </>
              }
            />
          ))}
        </RadioGroup>
        {missing ? (
          <FormHelperText id={`${id}-missing`} role="alert">
            {t('reasons.missing')}
          </FormHelperText>
        ) : null}
      </FormControl>
      <TextField
        fullWidth
        multiline
        size="small"
        maxRows={5}
        label={t('reasons.note')}
        helperText={t('reasons.noteHint', { count: decisionNoteLength })}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && keys) {
            event.preventDefault();
            event.stopPropagation();
            focusOn(0);
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
        sx={{ mt: 1.5 }}
        slotProps={{ htmlInput: { maxLength: decisionNoteLength } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <BusyButton type="submit" variant="contained" color="error" busy={busy}>
          {submit}
        </BusyButton>
        <Button color="inherit" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
