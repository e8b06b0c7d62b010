import { useTranslation } from 'react-i18next';
import { chartProofs, chartStatuses } from '../../../contract/records/catalogue';
import { provedPlaces } from '../../../contract/records/proofRule';
import type { Language } from '../../../contract/languages';
import type { AdminPlatform, CatalogueNames } from '../../../contract/schemas/adminGames';
import { isRecord } from '../../../api/wire/typeGuards';
import { useFormats } from '../../../i18n/useFormats';
import { useGetCatalogueQuery } from '../catalogue/catalogueApi';
import { nameIn, type EditedContent } from '../draft/editedGame';
import { useFieldName } from '../editor/useFieldName';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const namesOf = (value: unknown): CatalogueNames =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry) => isText(entry[1])))
    : {};

/** Names a field of `content` by its path, and writes its value; undefined for one that is too long to be written. */
export function useFieldChange(content: EditedContent, language: Language) {
  const { t } = useTranslation('adminGames');
  const { count } = useFormats();
  const { data: catalogue } = useGetCatalogueQuery(undefined);
  const rowName = useFieldName(content, language);
  const none = t('differences.none');
  const named = (items: readonly Pick<AdminPlatform, 'id' | 'names'>[] = [], id: unknown) =>
    nameIn(items.find((item) => item.id === id)?.names ?? {}, language) ?? `#${String(id)}`;

  const parts: Readonly<Record<string, string>> = {
    names: t('names.name'),
    dlc: t('structure.dlc'),
    ranked: t('structure.ranked'),
    proofRule: t('structure.proofRule'),
    status: t('list.columns.status'),
    proof: t('structure.proof'),
    values: t('catalogue.formats'),
    group: t('structure.group'),
    charts: t('differences.order'),
  };
  const labelOf = (path: string): string => {
    if (path === 'groups') return `${t('structure.groups')} – ${t('differences.order')}`;
    const part = path.split('.').at(-1) ?? '';
    if (path.startsWith('translations.'))
      return part === 'rules'
        ? rowName(path).replace(t('names.name'), t('names.rules'))
        : rowName(path);
    return path.includes('.') ? `${rowName(path)} – ${parts[part] ?? part}` : rowName(path);
  };
  const ruleText = (rule: unknown): string | undefined => {
    if (!isRecord(rule) || typeof rule.from !== 'number') return undefined;
    const known = provedPlaces.find((one) => one === rule.places);
    if (!known) return undefined;
    const places = t(`structure.provedPlaces.${known}`);
    return rule.from > 1
      ? t('differences.proofRule', { places, formatted: count(rule.from) })
      : places;
  };
  const valueOf = (path: string, value: unknown): string | undefined => {
    const part = path.split('.').at(-1) ?? '';
    if (typeof value === 'boolean') return t(value ? 'differences.yes' : 'differences.no');
    if (part === 'rules' || part === 'values' || part === 'group') return undefined;
    if (part === 'names') return nameIn(namesOf(value), language) ?? none;
    if (Array.isArray(value) && part === 'platformIds')
      return value.map((id) => named(catalogue?.platforms, id)).join(', ') || none;
    if (Array.isArray(value)) return undefined;
    if (value === null || value === undefined || value === '') return none;
    if (part === 'proofRule') return ruleText(value);
    if (part === 'pictureId') return t('differences.yes');
    if (part === 'seriesId') return named(catalogue?.series, value);
    const status = chartStatuses.find((one) => part === 'status' && one === value);
    if (status) return t(`structure.statuses.${status}`);
    const proof = chartProofs.find((one) => part === 'proof' && one === value);
    return proof ? t(`structure.proofs.${proof}`) : String(value);
  };
  return { labelOf, valueOf };
}
