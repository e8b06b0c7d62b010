import { useTranslation } from 'react-i18next';
import type { ReportCase } from '../../../api/wire/reportCasesFromWire';

/** Names a case: “Comment: ada”. */
export function useCaseTitle(): (reported: Pick<ReportCase, 'subject' | 'member'>) => string {
  const { t } = useTranslation(['reportCases', 'reports', 'boards']);
  return ({ subject, member }) =>
    t('of', {
      subject: t(`reports:subjects.${subject.kind}`),
      name: member?.username ?? t('boards:deleted'),
    });
}
