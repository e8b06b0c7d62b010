import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDayRange, lastDays, type DayRange } from '../../../contract/statisticsRange';

/** Days up to today, for one click. */
export const rangePresets = [7, 30, 90, 365] as const;
const usual = 30;

export interface RangeAddress {
  range: DayRange;
  today: string;
  /** The preset that is chosen; undefined for other days. */
  preset: number | undefined;
  choosePreset: (days: number) => void;
  chooseRange: (range: DayRange) => void;
}

/** The days the address asks for; what it says wrongly is as if it were not said. Days are days in UTC, as they are counted. */
export function useRangeAddress(): RangeAddress {
  const [address, setAddress] = useSearchParams();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return useMemo(() => {
    const given = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
    const wanted = Number(address.get('days') ?? usual);
    const preset = rangePresets.find((days) => days === wanted) ?? usual;
    const own = isDayRange(given);
    const choose = (query: Record<string, string>) =>
      setAddress(query, { preventScrollReset: true });
    return {
      range: own ? given : lastDays(preset, today),
      today,
      preset: own ? undefined : preset,
      choosePreset: (days) => choose(days === usual ? {} : { days: String(days) }),
      chooseRange: ({ from, to }) => choose({ from, to }),
    };
  }, [address, setAddress, today]);
}
