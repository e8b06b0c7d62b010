import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { usePreloadWhenIdle } from '../../../components/lazy/lazyModule';
import { useLazyFailureNotice } from '../../../store/useLazyFailureNotice';
import { sidebarSheet } from './sidebarSheetModule';
import type { SidebarSheetProps } from './SidebarSheet';

interface LazySidebarSheetProps extends SidebarSheetProps {
  /** Whether the window is narrow enough to use the sheet. */
  narrow: boolean;
}

/** Preloads the sheet's code where it is likely to be opened. If loading fails, the sheet counts as closed. */
export function LazySidebarSheet({ narrow, open, onClose }: LazySidebarSheetProps) {
  usePreloadWhenIdle(sidebarSheet, narrow);
  const missing = useLazyFailureNotice(onClose);
  return (
    <LazyComponent
      part={sidebarSheet}
      wanted={open}
      onFailure={missing}
      props={{ open, onClose }}
    />
  );
}
