import { mdiFilterRemoveOutline, mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { limits } from '../../../contract/limits';
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
  const { t } = useTranslation('administration');
  return (
    <Box
      {...landmark}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        '& > *': { flex: { xs: '1 1 9rem', md: '0 1 11rem' } },
      }}
    >
      <SearchBox address={address} label={searchLabel} />
      {children}
      {isNarrowed(address.params) ? (
        <Button
          color="inherit"
          startIcon={<Icon path={mdiFilterRemoveOutline} />}
          onClick={address.reset}
          sx={{ '&&': { flex: '0 0 auto' } }}
        >
          {t('grid.reset')}
        </Button>
      ) : null}
    </Box>
  );
}

/** The element of this name is younger than the browsers the site still serves. */
const landmark = { role: 'search' };

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
