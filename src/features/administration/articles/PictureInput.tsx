import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { coverTypes } from '../../../contract/articleAdministration';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  onChoose: (file: File) => void;
}

/** The browser's own choice of a file, behind a button that looks like the others. */
export function PictureInput({ ref, name, onChoose }: PictureInputProps) {
  const { t } = useTranslation('adminArticles');
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
        // The same file again is a choice too.
        target.value = '';
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
