import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { sidebarId } from '../narrowQuery';
import { SidebarNavigation } from './SidebarNavigation';
import './sidebar.css';

interface SidebarProps extends Pick<ComponentProps<typeof SidebarNavigation>, 'explain'> {
  expanded: boolean;
}

/** The sidebar beside the page in wide windows, expanded or collapsed to icons. */
export function Sidebar({ expanded, ...navigation }: SidebarProps) {
  return (
    <div id={sidebarId} className={clsx('sidebar', !expanded && 'sidebar-collapsed')}>
      <div className="sidebar-ground">
        <SidebarNavigation iconOnly={!expanded} {...navigation} />
      </div>
    </div>
  );
}
