import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../admin-frame/DetailCard';
import { numberIn, type SiteForm } from './siteForm';
import { SiteTextField } from './SiteTextField';

/** What the site asks of scores and proofs. */
export function ScoreFields({ form }: { form: SiteForm }) {
  const { t } = useTranslation('adminConfiguration');
  const { records } = form.settings;
  return (
    <DetailCard title={t('scores.title')}>
      <Stack spacing={2}>
        {(['unprovedLimit', 'secondModeratorFrom'] as const).map((field) => (
          <SiteTextField
            key={field}
            form={form}
            field={`records.${field}`}
            type="number"
            label={t(`scores.${field}`)}
            hint={t(`scores.${field}Hint`)}
            value={records[field]}
            onChange={(value) => form.change({ records: { ...records, [field]: numberIn(value) } })}
          />
        ))}
      </Stack>
    </DetailCard>
  );
}
