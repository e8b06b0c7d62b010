import { useEffect, useState } from 'react';

/** A file as a data URL for an image; `unreadable` if the browser cannot read the file. */
export function useDataUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      setAddress(typeof reader.result === 'string' ? reader.result : 'unreadable');
    });
    reader.addEventListener('error', () => setAddress('unreadable'));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
