import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { limits } from '../../../contract/limits';

interface GallerySearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while one types; Escape empties it. */
export function GallerySearch({ search, onSearch }: GallerySearchProps) {
  const { t } = useTranslation('settings');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      type="search"
      name="themeSearch"
      size="small"
      fullWidth
      value={search}
      placeholder={t('appearance.searchPlaceholder')}
      inputRef={input}
      slotProps={{
        input: {
          'aria-label': t('appearance.search'),
          maxLength: limits.searchLength,
          autoComplete: 'off',
        },
      }}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || search === '') return;
        event.preventDefault();
        clear();
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      endAdornment={
        search === '' ? null : (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={t('appearance.clearSearch')}
              onClick={clear}
            >
              <Icon path={mdiClose} fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
