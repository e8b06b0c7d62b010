import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useCasePath } from './useCasePath';

/** A case's code, linked to the case. */
export function CaseCode({ id, code }: { id: number; code: string }) {
  const pathOf = useCasePath();
  return (
    <Link
      component={RouterLink}
      to={pathOf(id)}
      translate="no"
      sx={{ fontFamily: 'monospace', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {code}
    </Link>
  );
}
