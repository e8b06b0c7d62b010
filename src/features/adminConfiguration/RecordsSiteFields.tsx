import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { recordsPages } from '../../contract/siteSettings';
import { DetailCard } from '../../admin-frame/DetailCard';
import type { SiteForm } from './siteForm';
import { SiteTextField } from './SiteTextField';

/** The URLs of the records site's pages. */
export function RecordsSiteFields({ form }: { form: SiteForm }) {
  const { t } = useTranslation('adminConfiguration');
  const { recordsSite } = form.settings;
  return (
    <DetailCard title={t('records.title')}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('records.hint')}
      </Typography>
      <Stack spacing={2}>
        {recordsPages.map((page) => (
          <SiteTextField
            key={page}
            form={form}
            field={`recordsSite.${page}`}
            type="url"
            label={t(`records.${page}`)}
            value={recordsSite[page] ?? ''}
            onChange={(value) =>
              form.change({ recordsSite: { ...recordsSite, [page]: value.trim() } })
            }
          />
        ))}
      </Stack>
    </DetailCard>
  );
}
