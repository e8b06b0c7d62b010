import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../DetailCard';
import type { SiteForm } from './siteForm';
import { SiteSwitch } from './SiteSwitch';
import { SiteTextField } from './SiteTextField';

const numberIn = (text: string) => (text.trim() === '' ? 0 : Number(text));

/** Registration, statistics, analytics and limits. */
export function OperationFields({ form }: { form: SiteForm }) {
  const { t } = useTranslation('adminConfiguration');
  const { settings, change } = form;
  return (
    <DetailCard title={t('operation.title')}>
      <Stack spacing={2}>
        {(['registrationOpen', 'statisticsShown'] as const).map((field) => (
          <SiteSwitch
            key={field}
            name={field}
            label={t(`operation.${field}`)}
            checked={settings[field]}
            onChange={(checked) => change({ [field]: checked })}
          />
        ))}
        <SiteTextField
          form={form}
          field="analyticsId"
          label={t('operation.analyticsId')}
          hint={t('operation.analyticsIdHint')}
          value={settings.analyticsId}
          onChange={(analyticsId) => change({ analyticsId: analyticsId.trim() })}
        />
        {(['factor', 'comments'] as const).map((field) => (
          <SiteTextField
            key={field}
            form={form}
            field={`limits.${field}`}
            type="number"
            label={t(`operation.${field}`)}
            hint={t(`operation.${field}Hint`)}
            value={settings.limits[field]}
            onChange={(value) =>
              change({ limits: { ...settings.limits, [field]: numberIn(value) } })
            }
          />
        ))}
      </Stack>
    </DetailCard>
  );
}
