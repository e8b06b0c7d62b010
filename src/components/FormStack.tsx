import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';

interface FormStackProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What the form is for, where no heading right before says so. */
  label?: string | undefined;
  children: ReactNode;
}

/** Fields one under the other. Our own rules judge them, so the browser's bubbles stay away. */
export function FormStack({ onSubmit, label, children }: FormStackProps) {
  return (
    <Stack component="form" noValidate spacing={2.5} aria-label={label} onSubmit={onSubmit}>
      {children}
    </Stack>
  );
}
