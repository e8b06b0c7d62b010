import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../components/useToday';
import { isDay } from '../../contract/calendarDay';
import { readSearchParams, unlessDefault, writeSearchParams } from '../../contract/searchParams';
import { isDayRange, lastDays, type DayRange } from '../../contract/statisticsRange';

/** Preset ranges in days, up to today. */
export const rangePresets = [7, 30, 90, 365] as const;
const defaultPreset = 30;
const utcDay = (moment: Date) => moment.toISOString().slice(0, 10);

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
  const today = useToday(utcDay);
  return useMemo(() => {
    const read = readSearchParams(address);
    const preset = read.oneOf('days', rangePresets) ?? defaultPreset;
    const custom = { from: read.valid('from', isDay), to: read.valid('to', isDay) };
    const own = isDayRange(custom);
    const choose = (query: Record<string, string | number | undefined>) =>
      setAddress(writeSearchParams(query), { preventScrollReset: true });
    return {
      range: own ? custom : lastDays(preset, today),
      today,
      preset: own ? undefined : preset,
      choosePreset: (days) => choose({ days: unlessDefault(days, defaultPreset) }),
      chooseRange: ({ from, to }) => choose({ from, to }),
    };
  }, [address, setAddress, today]);
}
