import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './Icon.css';

interface DrawingProps {
  viewBox: string;
  /** `tiny` is the text's size, `small` 1.25 of it; the usual size is 1.5. */
  fontSize?: 'inherit' | 'tiny' | 'small' | 'large' | undefined;
  /** The accessible name; without it the icon is decorative. */
  titleAccess?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An SVG in font size, like Material UI's SvgIcon but with static styles. */
export function Drawing({ viewBox, fontSize, titleAccess, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      focusable="false"
      aria-hidden={titleAccess === undefined || undefined}
      role={titleAccess === undefined ? undefined : 'img'}
      className={clsx('icon', fontSize && `icon-${fontSize}`, className)}
    >
      {children}
      {titleAccess === undefined ? null : <title>{titleAccess}</title>}
    </svg>
  );
}

type IconProps = Omit<DrawingProps, 'viewBox' | 'children'> & {
  /** One of the paths of @mdi/js. */
  path: string;
};

/** Decorative unless `titleAccess` is set. Material UI's Box styles it: `<Box component={Icon} sx={…}>`. */
export function Icon({ path, ...props }: IconProps) {
  return (
    <Drawing viewBox="0 0 24 24" {...props}>
      <path d={path} />
    </Drawing>
  );
}
