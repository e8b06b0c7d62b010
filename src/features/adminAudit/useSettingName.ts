import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames } from '../../contract/languages';
import { recordsPages } from '../../contract/siteSettings';

const identity = ['name', 'keywords', 'socialImage'] as const;
const operation = [
  'registrationOpen',
  'statisticsShown',
  'analyticsId',
  'factor',
  'comments',
] as const;
const scores = ['unprovedLimit', 'secondModeratorFrom'] as const;

/** The label of a site setting in the configuration form, by its path, such as `limits.factor`. */
export function useSettingName(): (field: string) => string {
  const { t } = useTranslation(['adminConfiguration', 'common']);
  return (field) => {
    const [group = '', part = ''] = field.split('.');
    const text = identity.find((name) => name === group);
    if (text !== undefined) return t(`identity.${text}`);
    if (group === 'descriptions' && isLanguage(part)) {
      return t('identity.description', { language: languageNames[part] });
    }
    const page = group === 'recordsSite' && recordsPages.find((name) => name === part);
    if (page) {
      return t('common:labelled', { label: t('records.title'), value: t(`records.${page}`) });
    }
    const ofScores = group === 'records' && scores.find((name) => name === part);
    if (ofScores) return t(`scores.${ofScores}`);
    const rule = operation.find((name) => name === (group === 'limits' ? part : group));
    if (rule !== undefined) return t(`operation.${rule}`);
    return group === 'partners' ? t('partners.title') : field;
  };
}
