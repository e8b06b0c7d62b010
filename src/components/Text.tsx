import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes } from 'react';

interface TextProps extends HTMLAttributes<HTMLElement> {
  component?: ElementType;
  variant?: 'h1' | 'h2' | 'h3' | 'h4' | 'subtitle1' | 'body1' | 'body2' | 'caption' | 'overline';
  /** In the colour of secondary text. */
  muted?: boolean;
}

/** Looks like Material UI's Typography, with static styles: the server prints it too. */
export function Text(props: TextProps) {
  const { component: Element = 'p', variant = 'body1', muted, className, ...others } = props;
  return (
    <Element className={clsx(`text-${variant}`, muted && 'text-muted', className)} {...others} />
  );
}
