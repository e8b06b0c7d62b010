import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface LinkToken<Name extends string> {
  name: Name;
  token: string;
}

/**
 * The token of a link in a mail, with the name of the query parameter that held it; undefined where the address has none of them.
 * It is removed from the address at once, so that neither the history nor a link clicked on the page carries it further.
 */
export function useLinkToken<Name extends string>(
  ...names: readonly Name[]
): LinkToken<Name> | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [found] = useState(() => findToken(search, names));
  const parameter = names.find((name) => new URLSearchParams(search).has(name));
  useEffect(() => {
    if (parameter === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    const query = rest.toString();
    void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true });
  }, [navigate, parameter, pathname, search]);
  return found;
}

function findToken<Name extends string>(search: string, names: readonly Name[]) {
  const query = new URLSearchParams(search);
  return names
    .map((name) => ({ name, token: query.get(name) ?? '' }))
    .find(({ token }) => token !== '');
}
