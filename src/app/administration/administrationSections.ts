import {
  mdiAccountMultipleOutline,
  mdiChartLine,
  mdiClipboardTextClockOutline,
  mdiCogOutline,
  mdiGamepadVariantOutline,
  mdiLifebuoy,
  mdiNewspaperVariantOutline,
  mdiServerOutline,
  mdiShieldAccountOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import { lazy, type ComponentType } from 'react';
import { administrationRoles, roles } from '../../contract/roles';

type SectionName =
  | 'overview'
  | 'users'
  | 'articles'
  | 'games'
  | 'statistics'
  | 'support'
  | 'configuration'
  | 'roles'
  | 'operation'
  | 'audit';

export interface AdministrationSection {
  /** The key of its title in the locale files, and its path below that of the administration. */
  name: SectionName;
  /** An icon path of @mdi/js. */
  icon: string;
  /** Each of them opens the section. */
  roles: readonly string[];
  /** Loaded on demand. */
  Section: ComponentType;
}

/** The first section has the address of the administration itself. */
export const firstSection = 'overview';

/** In the order of the navigation. */
export const administrationSections: readonly AdministrationSection[] = [
  {
    name: 'overview',
    icon: mdiViewDashboardOutline,
    roles: administrationRoles,
    Section: lazy(async () => {
      const { OverviewSection } = await import(
        /* webpackChunkName: "admin-overview" */ '../../features/adminOverview/OverviewSection'
      );
      return { default: OverviewSection };
    }),
  },
  {
    name: 'users',
    icon: mdiAccountMultipleOutline,
    roles: [roles.admin],
    Section: lazy(async () => {
      const { UsersSection } = await import(
        /* webpackChunkName: "admin-users" */ '../../features/adminUsers/UsersSection'
      );
      return { default: UsersSection };
    }),
  },
  {
    name: 'articles',
    icon: mdiNewspaperVariantOutline,
    roles: [roles.admin],
    Section: lazy(async () => {
      const { ArticlesSection } = await import(
        /* webpackChunkName: "admin-articles" */ '../../features/adminArticles/list/ArticlesSection'
      );
      return { default: ArticlesSection };
    }),
  },
  {
    name: 'games',
    icon: mdiGamepadVariantOutline,
    roles: [roles.admin, roles.gameEditor],
    Section: lazy(async () => {
      const { GamesSection } = await import(
        /* webpackChunkName: "admin-games" */ '../../features/adminGames/GamesSection'
      );
      return { default: GamesSection };
    }),
  },
  {
    name: 'statistics',
    icon: mdiChartLine,
    roles: [roles.admin],
    Section: lazy(async () => {
      const { StatisticsSection } = await import(
        /* webpackChunkName: "admin-statistics" */ '../../features/adminStatistics/StatisticsSection'
      );
      return { default: StatisticsSection };
    }),
  },
  {
    name: 'support',
    icon: mdiLifebuoy,
    roles: [roles.admin],
    Section: lazy(async () => {
      const { SupportSection } = await import(
        /* webpackChunkName: "admin-support" */ '../../features/adminSupport/SupportSection'
      );
      return { default: SupportSection };
    }),
  },
  {
    name: 'configuration',
    icon: mdiCogOutline,
    roles: [roles.superAdmin],
    Section: lazy(async () => {
      const { ConfigurationSection } = await import(
        /* webpackChunkName: "admin-configuration" */ '../../features/adminConfiguration/ConfigurationSection'
      );
      return { default: ConfigurationSection };
    }),
  },
  {
    name: 'roles',
    icon: mdiShieldAccountOutline,
    roles: [roles.superAdmin],
    Section: lazy(async () => {
      const { RolesSection } = await import(
        /* webpackChunkName: "admin-users" */ '../../features/adminRoles/RolesSection'
      );
      return { default: RolesSection };
    }),
  },
  {
    name: 'operation',
    icon: mdiServerOutline,
    roles: [roles.superAdmin],
    Section: lazy(async () => {
      const { OperationSection } = await import(
        /* webpackChunkName: "admin-operation" */ '../../features/adminOperation/OperationSection'
      );
      return { default: OperationSection };
    }),
  },
  {
    name: 'audit',
    icon: mdiClipboardTextClockOutline,
    roles: [roles.admin],
    Section: lazy(async () => {
      const { AuditSection } = await import(
        /* webpackChunkName: "admin-audit" */ '../../features/adminAudit/AuditSection'
      );
      return { default: AuditSection };
    }),
  },
];
