import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDayRange, lastDays, type DayRange } from '../../../contract/statisticsRange';

/** Preset ranges in days, up to today. */
export const rangePresets = [7, 30, 90, 365] as const;
const usual = 30;

export interface RangeAddress {
  range: DayRange;
  today: string;
  /** The selected preset; undefined for a custom range. */
  preset: number | undefined;
  choosePreset: (days: number) => void;
  chooseRange: (range: DayRange) => void;
}

/** The date range, read from the URL; invalid values are ignored. Days are UTC days, as they are counted. */
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
