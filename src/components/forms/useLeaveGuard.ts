import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitLanguagePrefix } from '../../contract/routes';
import { addHistoryGuard } from '../../navigation/historyGuard';
import { useUnloadGuard } from './useUnloadGuard';

/** A page of this site, or a number of history steps. */
type Departure = { to: string } | { steps: number };
type OnDeparture = (departure: Departure) => void;

/** A switch of the language does not leave the page: forms keep their values. */
const isOtherPage = (from: string, to: string): boolean =>
  splitLanguagePrefix(from).rest !== splitLanguagePrefix(to).rest;

interface Guard {
  active: boolean;
  onDeparture: OnDeparture;
  /** Of two paths. */
  isDeparture: typeof isOtherPage;
}

/** The internal link that a click opens in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const inPlace = link?.target === '' && link.origin === globalThis.location.origin;
  return inPlace ? link : undefined;
}

function useLinkGuard({ active, onDeparture, isDeparture }: Guard): void {
  const { pathname: from } = useLocation();
  useEffect(() => {
    if (!active) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isDeparture(from, link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      onDeparture({ to: `${link.pathname}${link.search}${link.hash}` });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [active, from, onDeparture, isDeparture]);
}

/** React Router numbers the history entries. */
const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;

/** Reverts a history step before the router follows it. Returns a function that lets steps pass. */
function useHistoryGuard({ active, onDeparture, isDeparture }: Guard): () => void {
  const location = useLocation();
  const passing = useRef(false);
  useEffect(() => {
    if (!active) return undefined;
    const here = indexOf(globalThis.history.state);
    let undoing = false;
    return addHistoryGuard(() => {
      const steps = indexOf(globalThis.history.state) - here;
      const leaves = isDeparture(location.pathname, globalThis.location.pathname);
      if (passing.current || (!undoing && (!steps || !leaves))) return false;
      undoing = !undoing;
      if (undoing) {
        globalThis.history.go(-steps);
        onDeparture({ steps });
      }
      return true;
    });
  }, [active, location, onDeparture, isDeparture]);
  return () => {
    passing.current = true;
  };
}

/**
 * Asks for confirmation before unsaved changes are lost by a link, history navigation, reload or closing the page.
 * `closing`: also where only closing the page loses them. `isDeparture`: between which paths they are lost.
 */
export function useLeaveGuard(unsaved: boolean, closing = unsaved, isDeparture = isOtherPage) {
  const navigate = useNavigate();
  const [departure, setDeparture] = useState<Departure>();
  useUnloadGuard(closing);
  const guard = { active: unsaved, onDeparture: setDeparture, isDeparture };
  useLinkGuard(guard);
  const letPass = useHistoryGuard(guard);
  return {
    asking: departure !== undefined,
    stay: () => setDeparture(undefined),
    leave: () => {
      if (departure === undefined) return;
      letPass();
      setDeparture(undefined);
      if ('to' in departure) void navigate(departure.to);
      else globalThis.history.go(departure.steps);
    },
  };
}
