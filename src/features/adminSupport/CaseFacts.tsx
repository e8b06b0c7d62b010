import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportCaseDetail } from './supportCaseFromWire';
import { languageNames, matchLanguage } from '../../contract/languages';
import { supportRules } from '../../contract/supportRules';
import { useFormats } from '../../i18n/useFormats';
import { DetailCard } from '../../admin-frame/DetailCard';
import { FactList } from '../../admin-frame/FactList';
import { CaseReporter } from './CaseReporter';

/** The facts of a case, apart from its description. */
export function CaseFacts({ supportCase }: { supportCase: SupportCaseDetail }) {
  const { t } = useTranslation('adminSupport');
  const { longDate, count } = useFormats();
  const moment = (date: string | null) => (date === null ? '–' : longDate(date));
  const { viewport } = supportCase;
  const spoken = matchLanguage(supportCase.locale);
  const facts: [string, ReactNode][] = [
    [t('columns.reporter'), <CaseReporter key="who" reporter={supportCase.reporter} />],
    [t('columns.createdAt'), moment(supportCase.createdAt)],
    [t('facts.updatedAt'), moment(supportCase.updatedAt)],
    [t('facts.language'), spoken ? languageNames[spoken] : supportCase.locale],
    [t('facts.version'), supportCase.appVersion],
    [t('facts.build'), supportCase.build || '–'],
    [t('facts.page'), supportCase.page || '–'],
    [t('facts.browser'), supportCase.browser || '–'],
    [t('facts.system'), supportCase.operatingSystem || '–'],
    [t('facts.viewport'), viewport ? `${viewport.width} × ${viewport.height}` : '–'],
    [t('facts.timeZone'), supportCase.timeZone || '–'],
    [t('facts.steps'), count(supportCase.actions)],
    [
      t('facts.size'),
      t('facts.kilobytes', { size: count(Math.ceil(supportCase.snapshotBytes / 1000)) }),
    ],
  ];
  return (
    <DetailCard title={t('facts.title')}>
      <FactList facts={facts} />
      <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
        {t('facts.kept', {
          count: supportRules.keptDays,
          date: moment(supportCase.expiresAt),
        })}
      </Typography>
    </DetailCard>
  );
}
