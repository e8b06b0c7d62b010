import { mdiClose, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { FormatDraft } from './formatDraft';

interface FormatPartsProps {
  parts: FormatDraft['parts'];
  disabled: boolean;
  error: string | undefined;
  onChange: (parts: FormatDraft['parts']) => void;
}

const mostParts = 4;

/** The parts of a value, the greatest first: minutes, then seconds. */
export function FormatParts({ parts, disabled, error, onChange }: FormatPartsProps) {
  const { t } = useTranslation('adminGames');
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {t('format.parts')}
      </Typography>
      {parts.map((part, index) => (
        // Parts have no identity of their own: their order is their only key.
        <Box key={String(index)} sx={{ display: 'flex', gap: 1 }}>
          <TextField
            size="small"
            fullWidth
            name={`size-${index}`}
            label={t('format.size', { number: index + 1 })}
            value={part.size}
            disabled={disabled}
            error={error !== undefined}
            onChange={({ target }) => onChange(parts.with(index, { ...part, size: target.value }))}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 16, autoComplete: 'off' } }}
          />
          <TextField
            size="small"
            fullWidth
            name={`suffix-${index}`}
            label={t('format.suffix', { number: index + 1 })}
            value={part.suffix}
            disabled={disabled}
            onChange={({ target }) =>
              onChange(parts.with(index, { ...part, suffix: target.value }))
            }
            slotProps={{ htmlInput: { maxLength: 12, autoComplete: 'off' } }}
          />
          <IconButton
            aria-label={t('format.removePart', { number: index + 1 })}
            disabled={disabled || parts.length === 1}
            onClick={() => onChange(parts.toSpliced(index, 1))}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
      ))}
      {error === undefined ? null : <FormHelperText error>{error}</FormHelperText>}
      <Button
        size="small"
        startIcon={<Icon path={mdiPlus} />}
        disabled={disabled || parts.length >= mostParts}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...parts, { size: '1', suffix: '' }])}
      >
        {t('format.addPart')}
      </Button>
    </Box>
  );
}
