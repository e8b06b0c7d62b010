import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { limits } from '../../contract/limits';
import { useSearchText } from './useSearchText';

interface ArticleSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while one types, at once on Enter; Escape empties it. */
export function ArticleSearch({ search, onSearch }: ArticleSearchProps) {
  const { t } = useTranslation('articles');
  const input = useRef<HTMLInputElement>(null);
  const { text, type, submit } = useSearchText(search, onSearch);
  const clear = () => {
    submit('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      type="search"
      name="search"
      size="small"
      fullWidth
      value={text}
      placeholder={t('search.placeholder')}
      inputRef={input}
      slotProps={{
        input: {
          'aria-label': t('search.label'),
          maxLength: limits.searchLength,
          enterKeyHint: 'search',
          autoComplete: 'off',
        },
      }}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        // Enter that ends the writing of a Japanese or Chinese word is no wish to search.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') submit(text);
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          clear();
        }
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      endAdornment={
        text === '' ? null : (
          <InputAdornment position="end">
            <IconButton edge="end" size="small" aria-label={t('search.clear')} onClick={clear}>
              <Icon path={mdiClose} fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
