import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon';

/** The link from a page to the list it belongs to, above its heading. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      color="inherit"
      startIcon={<Icon path={mdiArrowLeft} />}
      sx={{ ml: -1, mb: 1 }}
    >
      {label}
    </Button>
  );
}
