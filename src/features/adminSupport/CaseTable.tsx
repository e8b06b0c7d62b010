import { mdiLifebuoy } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetSupportCasesQuery } from './adminSupportApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { supportRules, supportStatuses } from '../../contract/supportRules';
import { AdminGrid } from '../../admin-frame/grid/AdminGrid';
import { GridFilter } from '../../admin-frame/grid/GridFilter';
import { GridFilters } from '../../admin-frame/grid/GridFilters';
import { TextFilter } from '../../admin-frame/grid/TextFilter';
import { useGridAddress } from '../../admin-frame/grid/useGridAddress';
import { OutcomeAlert } from '../../admin-frame/OutcomeAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { CaseCard } from './CaseCard';
import { caseQuery, casesGrid, caseTexts } from './casesGrid';
import { useCaseColumns } from './useCaseColumns';
import { useCasePath } from './useCasePath';

const deletedCode = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'deleted' in state
    ? String(state.deleted)
    : undefined;

/** All support cases that have not been deleted. */
export function CaseTable() {
  const { t } = useTranslation('adminSupport');
  const navigate = useNavigate();
  const { state } = useLocation();
  const pathOf = useCasePath();
  const address = useGridAddress(casesGrid);
  const columns = useCaseColumns();
  const query = useGetSupportCasesQuery(caseQuery(address.params), {
    refetchOnMountOrArgChange: true,
  });
  const deleted = deletedCode(state);
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead', { count: supportRules.keptDays })} />
      <OutcomeAlert
        outcome={deleted === undefined ? undefined : { text: t('delete.done', { code: deleted }) }}
      />
      <GridFilters address={address} searchLabel={t('search')}>
        <GridFilter
          address={address}
          name="status"
          label={t('columns.status')}
          all={t('allStatuses')}
          options={supportStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        {caseTexts.map((name) => (
          <TextFilter
            key={name}
            name={name}
            label={t(`filters.${name}`)}
            value={address.params.filters[name] ?? ''}
            onChange={(value) => address.filter(name, value, { typed: true })}
          />
        ))}
      </GridFilters>
      <AdminGrid
        label={t('table')}
        columns={columns}
        query={query}
        failed={t('failed')}
        address={address}
        onOpen={({ id }) => void navigate(pathOf(id))}
        renderCard={(supportCase) => <CaseCard supportCase={supportCase} />}
        empty={<EmptyState icon={mdiLifebuoy} title={t('empty')} />}
      />
    </>
  );
}
