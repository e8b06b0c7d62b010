import { mdiCalendarRange } from '@mdi/js';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { memberStates } from '../../contract/memberQuery';
import { roles } from '../../contract/roles';
import { GridFilter } from '../../admin-frame/grid/GridFilter';
import { GridFilters } from '../../admin-frame/grid/GridFilters';
import type { GridAddress } from '../../admin-frame/grid/useGridAddress';
import { useRoleNames } from '../../admin-frame/useRoleNames';
import { DateFilters } from './DateFilters';
import { dateFilters, type UserFilter } from './usersGrid';

/** Search and filters of the member table. */
export function UserFilters({ address }: { address: GridAddress<string, UserFilter> }) {
  const { t } = useTranslation('adminUsers');
  const { nameOf } = useRoleNames();
  const { filters } = address.params;
  const dated = dateFilters.some((name) => filters[name] !== undefined);
  const [opened, setOpened] = useState(false);
  const shown = opened || dated;
  const id = useId();
  // Also offer the role in the URL: the roles section links here with any role.
  const offered = new Set<string>([roles.admin, roles.superAdmin]);
  if (filters.role !== undefined) offered.add(filters.role);
  return (
    <>
      <GridFilters address={address} searchLabel={t('search')}>
        <GridFilter
          address={address}
          name="state"
          label={t('filters.state')}
          all={t('filters.allStates')}
          options={memberStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <GridFilter
          address={address}
          name="role"
          label={t('filters.role')}
          all={t('filters.allRoles')}
          options={[...offered].map((value) => ({ value, label: nameOf(value) }))}
        />
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Icon path={mdiCalendarRange} />}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setOpened(!shown)}
        >
          {t('filters.dates')}
        </Button>
      </GridFilters>
      <div id={id}>{shown ? <DateFilters address={address} /> : null}</div>
    </>
  );
}
