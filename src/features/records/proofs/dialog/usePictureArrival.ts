import { useEffect, useEffectEvent } from 'react';
import { useFileDrop } from '../../../../components/useFileDrop';

/** Takes a picture that is dropped on the page or pasted. Returns true while a file is dragged over the page. */
export function usePictureArrival(active: boolean, onPicture: (file: File) => void): boolean {
  const take = (files: FileList | undefined) => {
    const picture = [...(files ?? [])].find(({ type }) => type === '' || type.startsWith('image/'));
    if (picture) onPicture(picture);
  };
  // A pasted text goes to its field.
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => take(clipboardData?.files));
  useEffect(() => {
    if (!active) return undefined;
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
  return useFileDrop(take, active);
}
