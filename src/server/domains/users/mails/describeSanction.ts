import type { Language } from '../../../../contract/languages';
import type { Database } from '../../../platform/database/tables';
import { fillText } from '../../../platform/texts/fillText';
import { formatMoment } from '../../../platform/texts/formatMoment';
import { serverTexts } from '../../../platform/texts/serverTexts';

/** What a moderator decided about the member, and why; undefined if it was reversed in the meantime. */
export async function describeSanction(database: Database, caseId: number, language: Language) {
  const row = await database
    .selectFrom('reportCases')
    .select(['measure', 'until', 'reason', 'note'])
    .where('id', '=', caseId)
    .where('reversedAt', 'is', null)
    .executeTakeFirst();
  if (!row?.reason || !row.measure || row.measure === 'none') return undefined;
  const { caseReasons, mail } = serverTexts[language];
  const until = row.until === null ? '' : formatMoment(row.until, language);
  return {
    decision: fillText(mail.sanctions[row.measure], { until }),
    reason: [caseReasons[row.reason], row.note].filter((part) => part !== null).join(' – '),
  };
}
