import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { passwordStrength, type PasswordStrength } from './passwordStrength';

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];
const colours = {
  weak: 'error.main',
  fair: 'warning.main',
  good: 'info.main',
  strong: 'success.main',
} as const;

interface StrengthMeterProps {
  password: string;
  /** Words the password should not contain, such as the username. */
  personal: readonly string[];
}

/** The estimated strength of a password, in four steps. Its space is reserved while it is empty. */
export function StrengthMeter({ password, personal }: StrengthMeterProps) {
  const { t } = useTranslation(['profile', 'common']);
  const strength = password === '' ? undefined : passwordStrength(password, personal);
  const level = strength === undefined ? 0 : steps.indexOf(strength) + 1;
  return (
    <Box>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${steps.length}, 1fr)`, gap: 0.75 }}
      >
        {steps.map((step, index) => (
          <Box
            key={step}
            sx={{
              height: 6,
              borderRadius: 3,
              bgcolor: strength && index < level ? colours[strength] : 'surface.selected',
              transition: 'background-color 160ms',
            }}
          />
        ))}
      </Box>
      <Typography
        variant="caption"
        component="p"
        aria-live="polite"
        sx={{ mt: 0.5, minHeight: '1.5em', color: 'text.secondary' }}
      >
        {strength === undefined
          ? ''
          : t('common:labelled', {
              label: t('password.strength.label'),
              value: t(`password.strength.${strength}`),
            })}
      </Typography>
    </Box>
  );
}
