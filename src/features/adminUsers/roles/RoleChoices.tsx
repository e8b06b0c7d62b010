import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAssignableRole } from '../../../contract/roleAssignment';
import { categoryOf, roleCategories, roles } from '../../../contract/roles';
import { knownRole, useRoleNames } from '../../../admin-frame/useRoleNames';

interface RoleChoicesProps {
  /** The roles to choose from, unsorted, duplicates allowed. */
  offered: readonly string[];
  /** The member's current roles: a role of another program can only be kept or removed. */
  owned: readonly string[];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** A role of another program: the description of its family is all there is. */
const isForeign = (role: string) => knownRole(role) === undefined;

/** All roles with their descriptions, grouped by kind. */
export function RoleChoices({ offered, owned, chosen, disabled, onChange }: RoleChoicesProps) {
  const { t } = useTranslation('adminRoles');
  const { explainFamily } = useRoleNames();
  const choices = [...new Set<string>([...Object.values(roles), ...offered])].filter(
    (role) => isAssignableRole(role) || owned.includes(role),
  );
  const toggle = (role: string, on: boolean) =>
    onChange(on ? [...chosen, role] : chosen.filter((one) => one !== role));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {roleCategories
        .map((category) => ({
          category,
          members: choices.filter((role) => categoryOf(role) === category),
        }))
        .filter(({ members }) => members.length > 0)
        .map(({ category, members }) => (
          <Box key={category} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Typography
              component="legend"
              variant="body2"
              sx={{ p: 0, mb: 0.5, fontWeight: 600, color: 'text.secondary' }}
            >
              {t(`groups.${category}`)}
            </Typography>
            {members.some(isForeign) ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {explainFamily(category)}
              </Typography>
            ) : null}
            {members.map((role) => (
              <RoleChoice
                key={role}
                role={role}
                checked={role === roles.user || chosen.includes(role)}
                disabled={disabled || role === roles.user}
                onChange={(on) => toggle(role, on)}
              />
            ))}
          </Box>
        ))}
    </Box>
  );
}

interface RoleChoiceProps {
  role: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function RoleChoice({ role, checked, disabled, onChange }: RoleChoiceProps) {
  const { nameOf, explain } = useRoleNames();
  const id = useId();
  return (
    <Box sx={{ py: 0.25 }}>
      <FormControlLabel
        label={nameOf(role)}
        disabled={disabled}
        sx={{ mr: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
        control={
          <Checkbox
            size="small"
            checked={checked}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: isForeign(role) ? {} : { 'aria-describedby': id } }}
          />
        }
      />
      {isForeign(role) ? null : (
        <Typography id={id} variant="body2" sx={{ pl: 3.5, mt: -0.5, color: 'text.secondary' }}>
          {explain(role)}
        </Typography>
      )}
    </Box>
  );
}
