import type { SupportCaseQuery } from '../../../api/adminSupportApi';
import { isSupportStatus } from '../../../contract/supportRules';
import type { GridParams, GridShape } from '../grid/gridAddress';

type CaseSort = 'createdAt';
export type CaseFilter = 'status';

/** The server knows one order: newest first. */
export const casesGrid: GridShape<CaseSort, CaseFilter> = {
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
  defaultDirection: 'desc',
  filters: ['status'],
};

export function caseQuery(params: GridParams<CaseSort, CaseFilter>): SupportCaseQuery {
  const { status } = params.filters;
  return {
    status: isSupportStatus(status) ? status : '',
    code: params.search,
    page: params.page,
    itemsPerPage: params.pageSize,
  };
}
