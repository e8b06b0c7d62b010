import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a reset link; empty where the address has none. It is taken out of the address at once, so that neither the
 * history nor a link clicked on the page carries it any further.
 */
export function useResetToken(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has('token')) return;
    rest.delete('token');
    const query = rest.toString();
    void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true });
  }, [navigate, pathname, search]);
  return token;
}
