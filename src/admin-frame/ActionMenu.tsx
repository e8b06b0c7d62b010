import { mdiDotsVertical } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon } from '../components/Icon';

export interface MenuAction {
  label: string;
  /** An icon path of @mdi/js. */
  icon: string;
  /** Why it cannot be used now. */
  reason?: string | undefined;
  /** A page that opens in a tab of its own. */
  href?: string;
  run?: () => void;
}

/** The less frequent actions on a thing, behind one button that names it. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        // In a table, it must not open the row.
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {anchor ? (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          onClick={(event) => event.stopPropagation()}
        >
          {actions.map(({ label: text, icon, reason, href, run }) => (
            <MenuItem
              key={text}
              disabled={reason !== undefined}
              {...(href === undefined ? {} : { component: 'a', href, target: '_blank' })}
              onClick={() => {
                setAnchor(null);
                run?.();
              }}
            >
              <ListItemIcon>
                <Icon path={icon} />
              </ListItemIcon>
              <ListItemText primary={text} secondary={reason} />
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
