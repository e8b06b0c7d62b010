import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { onNarrow, shellSizes, sidebarId } from '../shellSizes';
import { SidebarNavigation } from './SidebarNavigation';

const motion = 'width 180ms cubic-bezier(0.2, 0, 0, 1)';

const ground = ({ vars: { palette } }: Theme) =>
  ({
    position: 'fixed',
    top: shellSizes.header,
    left: 0,
    zIndex: 'drawer',
    boxSizing: 'border-box',
    height: `calc(100% - ${shellSizes.header}px)`,
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    borderRight: `1px solid ${palette.sidebar.border}`,
    backgroundColor: palette.sidebar.background,
    color: palette.sidebar.text,
    transition: motion,
  }) as const;

/** The sidebar beside the page in wide windows, expanded or collapsed to icons. */
export function Sidebar({ expanded }: { expanded: boolean }) {
  const width = expanded ? shellSizes.sidebar : shellSizes.sidebarIcons;
  return (
    <Box
      id={sidebarId}
      // Hidden at once when the window becomes narrow; it is removed a moment later.
      sx={{ flexShrink: 0, width, transition: motion, [onNarrow]: { display: 'none' } }}
    >
      <Box sx={[ground, { width }]}>
        <SidebarNavigation iconOnly={!expanded} />
      </Box>
    </Box>
  );
}
