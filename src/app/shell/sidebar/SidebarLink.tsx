import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { DelayedTooltip } from '../../../components/tooltips/DelayedTooltip';
import { Icon } from '../../../components/Icon';

interface SidebarLinkProps {
  to: string;
  icon: string;
  label: string;
  /** Whether the current page is the link's target or below it. */
  current: boolean;
  /** Show the icon only; the label becomes a tooltip. */
  iconOnly: boolean;
}

export function SidebarLink({ to, icon, label, current, iconOnly }: SidebarLinkProps) {
  return (
    <li>
      <DelayedTooltip title={iconOnly ? label : ''} placement="right" delay={0}>
        <Box
          component={Link}
          to={to}
          aria-current={current ? 'page' : undefined}
          sx={[row, { px: iconOnly ? 1 : 1.25 }, current && currentRow]}
        >
          <Icon path={icon} sx={{ mr: 1.75, color: current ? 'inherit' : 'sidebar.mutedText' }} />
          {iconOnly ? null : <span>{label}</span>}
        </Box>
      </DelayedTooltip>
    </li>
  );
}

const row = ({ typography, vars, transitions }: Theme) =>
  ({
    ...typography.body2,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 40,
    py: 0.5,
    borderRadius: vars.shape.borderRadius,
    overflow: 'hidden',
    // Same width during the expand animation as after it, so that labels do not rewrap.
    '& > span': { minWidth: '10.5rem' },
    color: 'inherit',
    textDecoration: 'none',
    transition: transitions.create('background-color', {
      duration: transitions.duration.shortest,
    }),
    '&:hover': { backgroundColor: vars.palette.sidebar.hover },
    // Inset, or the edge of the sidebar would clip it.
    '&:focus-visible': { outlineOffset: -2 },
  }) as const;

const currentRow = ({ vars: { palette } }: Theme) =>
  ({
    color: palette.sidebar.selectedText,
    fontWeight: 650,
    '&, &:hover': { backgroundColor: palette.sidebar.selected },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      left: 0,
      width: 3,
      borderRadius: '0 3px 3px 0',
      bgcolor: 'sidebar.selectedText',
    },
  }) as const;
