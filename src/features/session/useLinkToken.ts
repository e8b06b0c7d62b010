import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface LinkToken<Name extends string> {
  name: Name;
  token: string;
}

/**
 * The token of a link in an email, with the name of its query parameter; undefined if the URL has none. It is removed from the URL at
 * once, so that neither the history nor links on the page contain it.
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
