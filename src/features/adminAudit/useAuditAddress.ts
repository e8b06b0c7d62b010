import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditQuery } from './adminAuditApi';
import { isAuditGroup } from '../../contract/auditEvents';
import { limits } from '../../contract/limits';
import { isDay } from '../../contract/calendarDay';
import { readSearchParams, writeSearchParams } from '../../contract/searchParams';

const filterNames = ['group', 'member', 'from', 'to'] as const;
const isLineNumber = (value: string) => /^[1-9]\d{0,14}$/.test(value);

/** Reads the log's filters from the URL; invalid values are ignored. */
function readAuditQuery(address: URLSearchParams): AuditQuery {
  const read = readSearchParams(address);
  return {
    group: read.valid('group', isAuditGroup),
    member: read.text('member', limits.searchLength),
    from: read.valid('from', isDay),
    to: read.valid('to', isDay),
    before: read.valid('before', isLineNumber),
    after: address.get('before') ? '' : read.valid('after', isLineNumber),
  };
}

/** The filters of the log, kept in the URL. Changing a filter returns to the newest entries. */
export function useAuditAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const query = readAuditQuery(address);
    const go = (wanted: Partial<AuditQuery>) => {
      setAddress(writeSearchParams({ ...query, before: '', after: '', ...wanted }), {
        preventScrollReset: wanted.before === undefined && wanted.after === undefined,
      });
    };
    return {
      query,
      go,
      narrowed: filterNames.some((name) => query[name] !== ''),
      reset: () => setAddress({}),
    };
  }, [address, setAddress]);
}
