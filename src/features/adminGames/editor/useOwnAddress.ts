import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import { useGamePath } from '../useGamePath';

/** Puts the id of a new game into the URL once the server has given it one. */
export function useOwnAddress(id: number, onCreated: ((id: number) => void) | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { gameAt } = useGamePath();
  const address = gameAt(id);
  useEffect(() => {
    if (!onCreated || id === unsavedId || pathname === address) return;
    onCreated(id);
    void navigate({ pathname: address, search }, { replace: true });
  }, [onCreated, id, pathname, address, search, navigate]);
}
