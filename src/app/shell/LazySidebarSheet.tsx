import { LazyComponent } from '../../components/LazyComponent';
import { usePreloadWhenIdle } from '../../components/lazyModule';
import { useLazyFailureNotice } from '../../store/useLazyFailureNotice';
import { sidebarSheet } from './sidebarSheetModule';
import type { SidebarSheetProps } from './SidebarSheet';

interface LazySidebarSheetProps extends SidebarSheetProps {
  /** Whether the window is one that has a sheet. */
  narrow: boolean;
}

/** The sheet, whose code comes when it is likely to be opened. Where it does not come, nothing has been opened. */
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
