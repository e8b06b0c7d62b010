import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { FilterBar } from './FilterBar';
import { isNarrowed } from './gridAddress';
import { TextFilter } from './TextFilter';
import type { GridAddress } from './useGridAddress';

interface GridFiltersProps {
  address: GridAddress<string, string>;
  /** The search box's label: what is searched. */
  searchLabel: string;
  /** The section's own filters, usually `GridFilter`. */
  children?: ReactNode;
}

/** The bar above a table: search, filters, and a reset button. */
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
