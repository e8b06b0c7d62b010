import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { actionStyles, type ActionVariant } from './actionStyles';

interface ActionButtonProps {
  variant: ActionVariant;
  onClick: () => void;
  children: ReactNode;
}

/** A plain button without Material UI code, for the first bundle and for error screens, which must not need another chunk. */
export function ActionButton({ variant, onClick, children }: ActionButtonProps) {
  return (
    <Box component="button" type="button" onClick={onClick} sx={[...actionStyles(variant)]}>
      {children}
    </Box>
  );
}
