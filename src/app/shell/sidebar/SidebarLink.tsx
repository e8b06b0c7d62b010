import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/Icon';
import './sidebar.css';

interface SidebarLinkProps extends Omit<ComponentProps<typeof Link>, 'className' | 'children'> {
  icon: string;
  label: string;
  /** Whether the current page is the link's target or below it. */
  current: boolean;
  /** Show the icon only; the label becomes the accessible name. */
  iconOnly: boolean;
}

export function SidebarLink({ icon, label, current, iconOnly, ...link }: SidebarLinkProps) {
  return (
    <Link
      {...link}
      aria-label={iconOnly ? label : undefined}
      aria-current={current ? 'page' : undefined}
      className="text-body2 sidebar-link"
    >
      <Icon path={icon} />
      {iconOnly ? null : <span>{label}</span>}
    </Link>
  );
}
