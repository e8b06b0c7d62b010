import { useTranslation } from 'react-i18next';
import { categoryOf, roles, type RoleCategory } from '../contract/roles';

const known = Object.values(roles);
export type KnownRole = (typeof known)[number];

export function knownRole(role: string): KnownRole | undefined {
  return known.find((one) => one === role);
}

/** Translated names and descriptions of roles. Roles of other programs keep their identifiers. */
export function useRoleNames() {
  const { t } = useTranslation('adminRoles');
  const explainFamily = (category: RoleCategory): string | undefined =>
    category === 'administration' ? undefined : t(`explanations.${category}`);
  return {
    nameOf: (role: string): string => {
      const one = knownRole(role);
      return one === undefined ? role : t(`names.${one}`);
    },
    explain: (role: string): string => {
      const one = knownRole(role);
      return one === undefined ? (explainFamily(categoryOf(role)) ?? '') : t(`explanations.${one}`);
    },
    explainFamily,
  };
}
