import { useEffect, useEffectEvent, useState } from 'react';

const isFileDrag = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Handles files dropped anywhere on the page. Returns true while some are dragged over it. */
export function useFileDrop(onFiles: (files: FileList) => void, active = true): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
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
      if (event.dataTransfer) take(event.dataTransfer.files);
    };
    globalThis.addEventListener('dragover', hover);
    globalThis.addEventListener('dragleave', leave);
    globalThis.addEventListener('drop', drop);
    return () => {
      globalThis.removeEventListener('dragover', hover);
      globalThis.removeEventListener('dragleave', leave);
      globalThis.removeEventListener('drop', drop);
      setOver(false);
    };
  }, [active]);
  return over;
}
