import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { coverTypes } from '../../contract/articleAdministration';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  onChoose: (file: File) => void;
}

/** A file input styled as a button. */
export function PictureInput({ ref, name, onChoose }: PictureInputProps) {
  const { t } = useTranslation('administration');
  return (
    <input
      ref={ref}
      type="file"
      name={name}
      hidden
      tabIndex={-1}
      aria-label={t('cover.choose')}
      accept={coverTypes.join(',')}
      onChange={({ target }) => {
        const chosen = target.files?.[0];
        // Reset, so that choosing the same file again fires a change event.
        target.value = '';
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
