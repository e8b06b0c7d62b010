import { mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { siteSettingsLimits, type SitePartner } from '../../contract/siteSettings';
import { DetailCard } from '../../admin-frame/DetailCard';
import type { SiteForm } from './siteForm';
import { SiteTextField } from './SiteTextField';

/** The partners on the home page, in order. */
export function PartnerFields({ form }: { form: SiteForm }) {
  const { t } = useTranslation('adminConfiguration');
  const { partners } = form.settings;
  const set = (wanted: SitePartner[]) => form.change({ partners: wanted });
  return (
    <DetailCard
      title={t('partners.title')}
      action={
        <Button
          size="small"
          startIcon={<Icon path={mdiPlus} />}
          disabled={partners.length >= siteSettingsLimits.partners}
          onClick={() => set([...partners, { name: '', url: '', description: '' }])}
        >
          {t('partners.add')}
        </Button>
      }
    >
      {partners.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('partners.empty')}</Typography>
      ) : null}
      <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {partners.map((partner, index) => (
          <Box
            component="li"
            // The index is the only key: the names are being edited.
            key={`partner ${index + 1}`}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
          >
            <Box
              sx={{
                display: 'grid',
                flex: 1,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                gap: 1.5,
                '& > :last-child': { gridColumn: '1 / -1' },
              }}
            >
              {(['name', 'url', 'description'] as const).map((part) => (
                <SiteTextField
                  key={part}
                  form={form}
                  field={`partners.${index}.${part}`}
                  label={t(`partners.${part}`)}
                  type={part === 'url' ? 'url' : 'text'}
                  value={partner[part]}
                  onChange={(value) => set(partners.with(index, { ...partner, [part]: value }))}
                />
              ))}
            </Box>
            <IconButton
              aria-label={t('partners.remove', { name: partner.name || String(index + 1) })}
              onClick={() => set(partners.filter((other) => other !== partner))}
            >
              <Icon path={mdiDeleteOutline} />
            </IconButton>
          </Box>
        ))}
      </Stack>
    </DetailCard>
  );
}
