import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { articleLimits } from '../../../contract/articleAdministration';

interface PieceDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog for a picture or video in a text. */
export function EmbedDialog({ title, onClose, children }: PieceDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      // Ignore clicks on the backdrop: they would discard the input.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

interface CaptionFieldProps {
  name: string;
  label: string;
  hint: string;
  /** BCP 47 tag of the surrounding text. */
  lang: string;
  value: string;
  onChange: (value: string) => void;
}

/** The caption of a picture or video. */
export function CaptionField({ name, label, hint, lang, value, onChange }: CaptionFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      value={value}
      helperText={hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength: articleLimits.caption, lang, autoComplete: 'off' },
      }}
    />
  );
}
