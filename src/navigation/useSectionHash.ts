import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The open section of a page: the one named in the URL's hash, so that each can be linked to, else the first. `null` closes
 * it without changing the URL.
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
