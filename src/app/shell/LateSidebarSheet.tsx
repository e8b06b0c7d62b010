import { LateComponent } from '../../components/LateComponent';
import { usePreparedWhenIdle } from '../../components/latePart';
import { usePartMissing } from '../../store/usePartMissing';
import { sidebarSheet } from './sidebarSheetPart';
import type { SidebarSheetProps } from './SidebarSheet';

interface LateSidebarSheetProps extends SidebarSheetProps {
  /** Whether the window is one that has a sheet. */
  narrow: boolean;
}

/** The sheet, whose code comes when it is likely to be opened. Where it does not come, nothing has been opened. */
export function LateSidebarSheet({ narrow, open, onClose }: LateSidebarSheetProps) {
  usePreparedWhenIdle(sidebarSheet, narrow);
  const missing = usePartMissing(onClose);
  return (
    <LateComponent
      part={sidebarSheet}
      wanted={open}
      onFailure={missing}
      props={{ open, onClose }}
    />
  );
}
