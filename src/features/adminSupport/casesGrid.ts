import type { SupportCaseQuery } from './adminSupportApi';
import { isSupportStatus } from '../../contract/supportRules';
import type { GridParams, GridShape } from '../../admin-frame/grid/gridAddress';

type CaseSort = 'createdAt';
/** Free-text filters. */
export const caseTexts = ['path', 'browser', 'error', 'version'] as const;
export type CaseFilter = 'status' | (typeof caseTexts)[number];

/** The server supports only one order: newest first. */
export const casesGrid: GridShape<CaseSort, CaseFilter> = {
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
  defaultDirection: 'desc',
  filters: ['status', ...caseTexts],
};

export function caseQuery(params: GridParams<CaseSort, CaseFilter>): SupportCaseQuery {
  const { status, path = '', browser = '', error = '', version = '' } = params.filters;
  return {
    status: isSupportStatus(status) ? status : '',
    code: params.search,
    path,
    browser,
    error,
    version,
    page: params.page,
    itemsPerPage: params.pageSize,
  };
}
