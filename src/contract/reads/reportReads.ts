import { reportPaths } from '../reportPaths';
import type { QueryParams } from '../views/parameters';
import { read } from './read';

const pageAfter = (_args: object, after: number | string = ''): QueryParams =>
  after === '' ? {} : { after };

/** The member’s own, the newest first. */
export const reportReads = {
  notices: read<object>({ path: reportPaths.notices, keep: 'member', params: pageAfter }),
  ownReports: read<object>({ path: reportPaths.ownReports, keep: 'member', params: pageAfter }),
};
