import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../admin-frame/DetailCard';
import { numberIn, type SiteForm } from './siteForm';
import { SiteTextField } from './SiteTextField';

interface SiteSwitchProps {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function SiteSwitch({ name, label, checked, onChange }: SiteSwitchProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch name={name} checked={checked} onChange={(_event, wanted) => onChange(wanted)} />
      }
    />
  );
}

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
