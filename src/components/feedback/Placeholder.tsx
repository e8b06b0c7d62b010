import { clsx } from 'clsx';
import './Placeholder.css';

interface PlaceholderProps {
  /** Defaults to a line of text. An area and a circle get their size from the class. */
  shape?: 'line' | 'area' | 'circle';
  /** Sets the width. */
  className?: string;
}

/** Looks like Material UI's Skeleton, with static styles. */
export function Placeholder({ shape = 'line', className }: PlaceholderProps) {
  return (
    <span className={clsx('placeholder', shape !== 'area' && `placeholder-${shape}`, className)} />
  );
}
