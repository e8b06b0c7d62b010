import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { searchDelay } from '../../config/timings';
import { PendingPath } from '../../navigation/pendingPath';

/** `replace`: the search continues the previous one and adds no history entry. */
export type OnSearch = (search: string, options: { replace: boolean }) => void;

/** A run of typing, and the last term it has searched for. */
type Go = { term?: string };

/** The location key after each step back or forward; undefined after any other navigation. */
function useHistoryStep(): string | undefined {
  const { key } = useLocation();
  return useNavigationType() === 'POP' ? key : undefined;
}

/** Whether a link to another page was followed that is not shown yet. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const pending = use(PendingPath);
  return pending !== undefined && pending !== pathname;
}

/** The text of the box follows the search, except for searches just typed: the reader may have typed more since. */
function useFollowedText(search: string, step: string | undefined) {
  const [text, setText] = useState(search);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const [known, setKnown] = useState({ search, step });
  if (search !== known.search || step !== known.step) {
    setKnown({ search, step });
    const steppedTo = step !== undefined && step !== known.step;
    const place = steppedTo ? -1 : requested.indexOf(search);
    // A slow render may show the requested searches one after another: those before this one will not come any more.
    setRequested(place === -1 ? [] : requested.slice(place));
    if (place === -1) setText(search);
  }
  const request = (term: string) => setRequested((before) => [...before, term]);
  return { text, setText, request };
}

/**
 * The text of the search box. Typed text becomes the search after a delay; a search changed otherwise, such as by the back button,
 * becomes the text. A run of typing adds one history entry. A run ends on Enter, on blur, and on back and forward.
 */
export function useSearchText(search: string, onSearch: OnSearch) {
  const step = useHistoryStep();
  const { text, setText, request } = useFollowedText(search, step);
  const waiting = useRef<ReturnType<typeof globalThis.setTimeout> | undefined>(undefined);
  const isLeaving = useIsLeaving();
  const latest = useRef({ search, onSearch, isLeaving });
  const go = useRef<Go>({});

  useEffect(() => {
    latest.current = { search, onSearch, isLeaving };
  }, [search, onSearch, isLeaving]);
  useEffect(() => {
    if (step === undefined) return;
    globalThis.clearTimeout(waiting.current);
    go.current = {};
  }, [step]);
  useEffect(() => () => globalThis.clearTimeout(waiting.current), []);

  const searchFor = (wanted: string, current: Go) => {
    const term = wanted.trim();
    if (term === (current.term ?? latest.current.search)) return;
    request(term);
    latest.current.onSearch(term, { replace: current.term !== undefined });
    current.term = term;
  };
  const endGo = () => {
    go.current = {};
  };
  const type = (wanted: string) => {
    globalThis.clearTimeout(waiting.current);
    setText(wanted);
    const current = go.current;
    waiting.current = globalThis.setTimeout(() => {
      // A search would lead back from the page that is loading.
      if (!latest.current.isLeaving) searchFor(wanted, current);
    }, searchDelay);
  };
  const submit = (wanted: string) => {
    globalThis.clearTimeout(waiting.current);
    setText(wanted);
    searchFor(wanted, go.current);
    endGo();
  };
  return { text, type, submit, endGo };
}
