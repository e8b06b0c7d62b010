import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type Quill from 'quill/core';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllowedMarkup } from '../../contract/allowedMarkup';
import { linkAddress } from './linkAddress';
import { focusOnMount } from '../focusOnMount';

interface LinkFieldProps {
  quill: Quill;
  /** The text to link; an empty range inserts the URL itself. */
  range: { index: number; length: number };
  current: string;
  onDone: () => void;
  markup: AllowedMarkup;
}

function setLink(quill: Quill, { index, length }: LinkFieldProps['range'], href: string): void {
  if (length > 0) {
    quill.formatText(index, length, 'link', href, 'user');
    quill.setSelection(index + length, 0, 'user');
    return;
  }
  quill.insertText(index, href, 'link', href, 'user');
  quill.setSelection(index + href.length, 0, 'user');
}

/** Asks for a link's URL. Not a form element, since it is nested in one. */
export function LinkField({ quill, range, current, onDone, markup }: LinkFieldProps) {
  const { t } = useTranslation(['comments', 'common']);
  const [value, setValue] = useState(current);
  const [refused, setRefused] = useState(false);
  const finish = (href?: string) => {
    onDone();
    quill.focus();
    if (href !== undefined) setLink(quill, range, href);
  };
  const apply = () => {
    const href = linkAddress(value, markup);
    if (href === undefined) setRefused(true);
    else finish(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else finish();
  };
  const remove = () => {
    onDone();
    quill.setSelection(range.index, range.length);
    quill.format('link', false, 'user');
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        label={t('editor.linkAddress')}
        type="url"
        size="small"
        inputRef={focusOnMount}
        value={value}
        error={refused}
        helperText={refused ? t('editor.linkInvalid') : undefined}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={onKeyDown}
        sx={{ flex: '1 1 14rem' }}
      />
      <Button size="small" onClick={apply}>
        {t('editor.setLink')}
      </Button>
      {current === '' ? null : (
        <Button size="small" color="inherit" onClick={remove}>
          {t('editor.removeLink')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => finish()}>
        {t('common:cancel')}
      </Button>
    </Box>
  );
}
