import { useEffect, useEffectEvent, useState } from 'react';

const pictureIn = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => type === '' || type.startsWith('image/'));

const isFileDrag = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes a picture that is dropped on the page or pasted. Returns true while a file is dragged over the page. */
export function usePictureArrival(active: boolean, onPicture: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (file) onPicture(file);
  });
  useEffect(() => {
    if (!active) return undefined;
    const hover = (event: DragEvent) => {
      if (!isFileDrag(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!isFileDrag(event)) return;
      // Otherwise the browser navigates to the file.
      event.preventDefault();
      setOver(false);
      take(pictureIn(event.dataTransfer?.files));
    };
    // A pasted text goes to its field.
    const paste = ({ clipboardData }: ClipboardEvent) => take(pictureIn(clipboardData?.files));
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
      setOver(false);
    };
  }, [active]);
  return over;
}
