import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface FileButtonProps {
  strong?: boolean;
  onFile: (file: File) => void;
}

/** Opens the browser's file picker. */
export function FileButton({ strong = false, onFile }: FileButtonProps) {
  const { t } = useTranslation('replay');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={strong ? 'contained' : 'outlined'} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
