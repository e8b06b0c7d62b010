import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { BusyButton } from '../../components/buttons/BusyButton';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { useFailureText } from '../../components/feedback/useFailureText';
import { decisionNoteLength, type DecisionReason } from '../../contract/records/decisions';

/** What was decided. An empty reason is none. */
interface Decision<Reason extends DecisionReason> {
  reason: Reason | undefined;
  note: string;
}

interface DecisionDialogProps<Reason extends DecisionReason> {
  open: boolean;
  title: string;
  /** What follows. */
  children: ReactNode;
  confirm: string;
  reasons: readonly Reason[];
  /** Of the staff: a reason is needed, and words can be added. */
  staff: boolean;
  busy: boolean;
  send: (decision: Decision<Reason>) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why. It stays open, with what was entered, until it is done. */
export function DecisionDialog<Reason extends DecisionReason>(props: DecisionDialogProps<Reason>) {
  const { open, title, children, confirm, staff, busy, send, onDone, onClose } = props;
  const { t } = useTranslation('takeBack');
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const failureText = useFailureText();
  const fields = useReasonFields(props);
  const submit = async () => {
    setFailure(undefined);
    const decision = fields.check();
    if (!decision) return;
    const error = asApiError((await send(decision)).error);
    if (!error) onDone();
    else if (error.kind !== 'http' || !fields.place(error.violations))
      setFailure(failureText(error, t('failed')));
  };
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <DialogContentText component="div" id={`${id}-text`}>
              {children}
            </DialogContentText>
            {fields.reason}
            {staff ? fields.note : null}
            {failure === undefined ? null : <ErrorAlert message={failure} />}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {confirm}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Violations = readonly { field: string; message: string }[];

/** The fields, what is entered in them, and their errors. */
function useReasonFields<Reason extends DecisionReason>({
  reasons,
  staff,
  busy,
}: Pick<DecisionDialogProps<Reason>, 'reasons' | 'staff' | 'busy'>) {
  const { t } = useTranslation(['takeBack', 'decisions']);
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const select = useRef<HTMLSelectElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  return {
    /** What was decided; undefined, and the focus at the field, if the reason is missing. */
    check(): Decision<Reason> | undefined {
      const missing = staff && reason === undefined;
      setErrors(missing ? { reason: t('missing') } : {});
      if (missing) select.current?.focus();
      return missing ? undefined : { reason, note: note.trim() };
    },
    /** Whether the server refused one of the fields. */
    place(violations: Violations): boolean {
      const found = violations.filter(({ field }) => field === 'reason' || field === 'note');
      setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
      const [first] = found;
      if (first) (first.field === 'note' ? area : select).current?.focus();
      return found.length > 0;
    },
    reason: (
      <TextField
        select
        fullWidth
        required={staff}
        label={t(staff ? 'reason' : 'reasonOptional')}
        name="reason"
        value={reason ?? ''}
        disabled={busy}
        error={errors['reason'] !== undefined}
        helperText={errors['reason']}
        inputRef={select}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setReason(reasons.find((one) => one === target.value))}
      >
        <option value="">{t(staff ? 'choose' : 'none')}</option>
        {reasons.map((one) => (
          <option key={one} value={one}>
            {t(`decisions:reasons.${one}`)}
          </option>
        ))}
      </TextField>
    ),
    note: (
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={6}
        label={t('note')}
        name="note"
        value={note}
        disabled={busy}
        error={errors['note'] !== undefined}
        helperText={errors['note'] ?? t('noteHint')}
        inputRef={area}
        slotProps={{ htmlInput: { maxLength: decisionNoteLength }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setNote(target.value)}
      />
    ),
  };
}
