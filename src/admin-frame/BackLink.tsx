import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon';

interface BackLinkProps {
  to: string;
  label: string;
  /** In a bar, instead of above the heading. */
  inline?: boolean;
}

/** The link from a page to the list it belongs to. */
export function BackLink({ to, label, inline = false }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      color="inherit"
      startIcon={<Icon path={mdiArrowLeft} />}
      sx={{ ml: -1, mb: inline ? 0 : 1 }}
    >
      {label}
    </Button>
  );
}
