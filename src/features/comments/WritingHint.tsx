import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../contract/limits';
import { useFormats } from '../../i18n/useFormats';

interface WritingHintProps {
  id: string;
  used: number;
  error: string | undefined;
  /** The hint for an empty editor. */
  empty: string;
  /** Where the draft is stored. */
  draft: string;
}

/** The hint below an editor: what is missing, the characters left when few remain, or where the draft is stored. */
export function WritingHint({ id, used, error, empty, draft }: WritingHintProps) {
  const { t } = useTranslation('comments');
  const { count } = useFormats();
  const { max } = limits.comment;
  const words = () => {
    if (error !== undefined) return error;
    if (used > max * 0.9) return t('length', { used: count(used), max: count(max) });
    if (used === 0) return empty;
    return draft;
  };
  return (
    <Typography
      id={id}
      variant="body2"
      aria-live="polite"
      sx={{ flex: '1 1 12rem', color: error === undefined ? 'text.secondary' : 'error.main' }}
    >
      {words()}
    </Typography>
  );
}
