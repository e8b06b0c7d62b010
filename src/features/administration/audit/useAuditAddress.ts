import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditWish } from '../../../api/adminAuditApi';
import { isAuditGroup } from '../../../contract/auditEvents';
import { limits } from '../../../contract/limits';
import { isDay } from '../../../contract/memberQuery';

const filterNames = ['group', 'member', 'from', 'to'] as const;
const lineNumber = (value: string) => (/^[1-9]\d{0,14}$/.test(value) ? value : '');

/** Reads the log's filters from the URL; invalid values are ignored. */
export function readAuditWish(address: URLSearchParams): AuditWish {
  const text = (name: string) => address.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    group: isAuditGroup(text('group')) ? text('group') : '',
    member: text('member').trim().slice(0, limits.searchLength),
    from: day('from'),
    to: day('to'),
    before: lineNumber(text('before')),
    after: text('before') === '' ? lineNumber(text('after')) : '',
  };
}

/** The filters of the log, kept in the URL. Changing a filter returns to the newest entries. */
export function useAuditAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const wish = readAuditWish(address);
    const go = (wanted: Partial<AuditWish>) => {
      const given = Object.entries({ ...wish, before: '', after: '', ...wanted });
      setAddress(new URLSearchParams(given.filter(([, value]) => value !== '')), {
        preventScrollReset: wanted.before === undefined && wanted.after === undefined,
      });
    };
    return {
      wish,
      go,
      narrowed: filterNames.some((name) => wish[name] !== ''),
      reset: () => setAddress({}),
    };
  }, [address, setAddress]);
}
