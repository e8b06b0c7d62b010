import Box, { type BoxProps } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const sizes = { inherit: 'inherit', small: '1.25rem', medium: '1.5rem', large: '2.1875rem' };

const styles = ({ transitions }: Theme) =>
  ({
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fill: 'currentColor',
    userSelect: 'none',
    transition: transitions.create('fill', { duration: transitions.duration.shorter }),
  }) as const;

interface DrawingProps {
  viewBox: string;
  fontSize?: keyof typeof sizes;
  /** The accessible name; without it the icon is decorative. */
  titleAccess?: string | undefined;
  className?: string | undefined;
  sx?: BoxProps['sx'];
  children: ReactNode;
}

/** An SVG in font size, like Material UI's SvgIcon but without its code. */
export function Drawing(props: DrawingProps) {
  const { viewBox, fontSize = 'medium', titleAccess, className, sx, children } = props;
  return (
    <Box
      component="svg"
      viewBox={viewBox}
      focusable="false"
      aria-hidden={titleAccess === undefined || undefined}
      role={titleAccess === undefined ? undefined : 'img'}
      className={className}
      sx={[styles, { fontSize: sizes[fontSize] }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
      {titleAccess === undefined ? null : <title>{titleAccess}</title>}
    </Box>
  );
}

type IconProps = Omit<DrawingProps, 'viewBox' | 'children'> & {
  /** One of the paths of @mdi/js. */
  path: string;
};

/** Decorative unless `titleAccess` is set. */
export function Icon({ path, ...props }: IconProps) {
  return (
    <Drawing viewBox="0 0 24 24" {...props}>
      <path d={path} />
    </Drawing>
  );
}
