import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Which section of a page is open: the one the address's hash names, so that each can be linked to; the first where it
 * names none. `null` closes it without another address.
 */
export function useSectionHash<Key extends string>(keys: readonly Key[]) {
  const { hash, key: visit, search } = useLocation();
  const navigate = useNavigate();
  const [closedOn, setClosedOn] = useState<string>();
  const named = keys.find((key) => `#${key}` === hash) ?? keys[0] ?? null;
  const open = (key: Key | null) => {
    if (key === null) setClosedOn(visit);
    else void navigate({ search, hash: key }, { replace: true });
  };
  return [closedOn === visit ? null : named, open] as const;
}
