import { mdiMagnify } from '@mdi/js';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { limits } from '../../../contract/limits';
import { FilterBar } from './FilterBar';
import { isNarrowed } from './gridAddress';
import type { GridAddress } from './useGridAddress';

/** Milliseconds the typing must rest before it is searched for. */
const searchDelay = 300;

interface GridFiltersProps {
  address: GridAddress<string, string>;
  /** What the search looks through: the name of its box. */
  searchLabel: string;
  /** The section's own filters, `GridFilter` as a rule. */
  children?: ReactNode;
}

/** The line over a table: search, filters, and the way back to everything. */
export function GridFilters({ address, searchLabel, children }: GridFiltersProps) {
  return (
    <FilterBar narrowed={isNarrowed(address.params)} onReset={address.reset}>
      <SearchBox address={address} label={searchLabel} />
      {children}
    </FilterBar>
  );
}

function SearchBox({ address, label }: { address: GridAddress<string, string>; label: string }) {
  const { search } = address.params;
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const change = useRef(address.change);
  useEffect(() => {
    change.current = address.change;
  }, [address]);
  // The search can change by other means too, such as the back button.
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = globalThis.setTimeout(() => change.current({ search: wanted }), searchDelay);
    return () => globalThis.clearTimeout(timer);
  }, [text, search]);
  return (
    <OutlinedInput
      type="search"
      name="search"
      size="small"
      value={text}
      placeholder={label}
      onChange={({ target }) => setText(target.value)}
      slotProps={{
        input: { 'aria-label': label, maxLength: limits.searchLength, autoComplete: 'off' },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      sx={{ '&&': { flex: { xs: '1 1 100%', md: '1 1 18rem' } } }}
    />
  );
}
