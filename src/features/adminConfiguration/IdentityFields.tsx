import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../contract/languages';
import { DetailCard } from '../../admin-frame/DetailCard';
import type { SiteForm } from './siteForm';
import { SiteTextField } from './SiteTextField';

/** The site's name, keywords, social image and descriptions. */
export function IdentityFields({ form }: { form: SiteForm }) {
  const { t } = useTranslation('adminConfiguration');
  const { settings, change } = form;
  return (
    <DetailCard title={t('identity.title')}>
      <Stack spacing={2}>
        {(['name', 'keywords', 'socialImage'] as const).map((field) => (
          <SiteTextField
            key={field}
            form={form}
            field={field}
            label={t(`identity.${field}`)}
            hint={t(`identity.${field}Hint`)}
            value={settings[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
        {languages.map((language) => (
          <SiteTextField
            key={language}
            form={form}
            field={`descriptions.${language}`}
            label={t('identity.description', { language: languageNames[language] })}
            value={settings.descriptions[language] ?? ''}
            multiline
            onChange={(value) =>
              change({ descriptions: { ...settings.descriptions, [language]: value } })
            }
          />
        ))}
      </Stack>
    </DetailCard>
  );
}
