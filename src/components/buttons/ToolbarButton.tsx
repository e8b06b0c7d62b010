import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Root = styled('button')(({ theme: { vars, transitions } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  minWidth: 40,
  minHeight: 40,
  margin: 0,
  padding: 8,
  border: 0,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '1.5rem',
  cursor: 'pointer',
  userSelect: 'none',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: transitions.create('background-color', { duration: transitions.duration.shortest }),
  '&:hover': { backgroundColor: vars.palette.navbar.hover },
}));

/** An icon button of the header, labelled by its tooltip. */
export function ToolbarButton(props: ComponentProps<'button'>) {
  return <Root type="button" {...props} />;
}
