import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { useLazyFailureNotice } from '../../../store/useLazyFailureNotice';
import { sidebarSheet } from './sidebarSheetModule';
import type { SidebarSheetProps } from './SidebarSheet';

/** The sheet, whose code is loaded when it is first opened. If loading fails, the sheet counts as closed. */
export function LazySidebarSheet({ open, onClose }: SidebarSheetProps) {
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
