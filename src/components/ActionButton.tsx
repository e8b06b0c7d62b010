import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { actionStyles, type ActionVariant } from './actionStyles';

interface ActionButtonProps {
  variant: ActionVariant;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the first script, or of a screen that must not need another one: what says that code is missing. */
export function ActionButton({ variant, onClick, children }: ActionButtonProps) {
  return (
    <Box component="button" type="button" onClick={onClick} sx={[...actionStyles(variant)]}>
      {children}
    </Box>
  );
}
