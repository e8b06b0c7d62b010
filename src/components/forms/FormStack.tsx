import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';

interface FormStackProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The form's accessible name, if no heading directly before it gives one. */
  label?: string | undefined;
  children: ReactNode;
}

/** A form with stacked fields. Validation is our own, so the browser's is turned off. */
export function FormStack({ onSubmit, label, children }: FormStackProps) {
  return (
    <Stack component="form" noValidate spacing={2.5} aria-label={label} onSubmit={onSubmit}>
      {children}
    </Stack>
  );
}
