import { useEffect, useState } from 'react';
import { sitePaths } from '../../contract/paths';
import { useRoute } from '../../navigation/useRoute';
import { selectIsOnline } from '../../state/pwaSlice';
import { useAppSelector } from '../../store/hooks';

/** The worker caches a language's locale files together with its document, whose response has the date. */
async function findDate(address: string): Promise<string | undefined> {
  const copy = await globalThis.caches?.match(address, { ignoreVary: true }).catch(() => undefined);
  const date = new Date(copy?.headers.get('Date') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** While offline: the date of the cached texts. */
export function useTextsKeptAt(): string | undefined {
  const isOnline = useAppSelector(selectIsOnline);
  const address = sitePaths.offlineShell(useRoute().language);
  const [kept, setKept] = useState<{ address: string; date: string | undefined }>();
  useEffect(() => {
    let active = !isOnline;
    const readDate = async () => {
      const date = await findDate(address);
      if (active) setKept({ address, date });
    };
    if (active) void readDate();
    return () => {
      active = false;
    };
  }, [isOnline, address]);
  return isOnline || kept?.address !== address ? undefined : kept.date;
}
