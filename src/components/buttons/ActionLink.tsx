import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { actionStyles, type ActionSize, type ActionVariant } from './actionStyles';

interface ActionLinkProps {
  to: string;
  variant: ActionVariant;
  size?: ActionSize;
  children: ReactNode;
}

/** A link within the site that looks like a button. */
export function ActionLink({ to, variant, size, children }: ActionLinkProps) {
  return (
    <Box component={Link} to={to} sx={[...actionStyles(variant, size)]}>
      {children}
    </Box>
  );
}
