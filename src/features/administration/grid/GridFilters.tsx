import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { FilterBar } from './FilterBar';
import { isNarrowed } from './gridAddress';
import { TextFilter } from './TextFilter';
import type { GridAddress } from './useGridAddress';

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
  return (
    <Box sx={{ display: 'grid', '&&': { flex: { xs: '1 1 100%', md: '1 1 18rem' } } }}>
      <TextFilter
        name="search"
        label={label}
        value={address.params.search}
        onChange={(search) => address.change({ search })}
        icon={
          <InputAdornment position="start">
            <Icon path={mdiMagnify} />
          </InputAdornment>
        }
      />
    </Box>
  );
}
