import { isErrorList, isRequestList } from '../../contract/snapshot/diagnosticsChecks';
import { supportStatuses } from '../../contract/supportRules';
import {
  computed,
  count,
  id,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from '../../api/wire/readers';
import { string } from '../../api/wire/recordReaders';
import { countOrZero, textOrNull } from '../../api/wire/typeGuards';

const hidden = string('hidden');
const needText = needed(text('hidden'));

const reporterFromWire = object({
  id: reader((value) => countOrZero(value) || undefined, 'hidden'),
  username: needText,
});

const caseFields = {
  id,
  code: needText,
  status: oneOf(supportStatuses, 'open'),
  summary: hidden,
  /** Null for guests and deleted accounts. */
  reporter: orNull(reporterFromWire),
  locale: hidden,
  appVersion: hidden,
  actions: count,
  page: hidden,
  browser: hidden,
  operatingSystem: hidden,
  build: hidden,
  snapshotBytes: count,
  createdAt: moment,
  expiresAt: moment,
};
export const supportCaseFromWire = object(caseFields);
/** A case in the administration's table. */
export type SupportCaseOverview = Read<typeof supportCaseFromWire>;

export const supportCaseDetailFromWire = object({
  ...caseFields,
  description: computed(
    ({ description, summary }) => textOrNull(description) ?? textOrNull(summary) ?? '',
    'hidden',
  ),
  notes: hidden,
  updatedAt: moment,
  /** Null if unknown. */
  viewport: orNull(object({ width: count, height: count })),
  timeZone: hidden,
  errors: reader((value) => (isErrorList(value) ? value : []), 'hidden'),
  requests: reader((value) => (isRequestList(value) ? value : []), 'hidden'),
});
export type SupportCaseDetail = Read<typeof supportCaseDetailFromWire>;
