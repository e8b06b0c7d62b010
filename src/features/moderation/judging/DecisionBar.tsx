import { mdiCheck, mdiClose, mdiKeyboardOutline, mdiSkipNext } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';

interface DecisionBarProps {
  /** Undefined for the usual ones. */
  words?: { accept: string; refuse: string } | undefined;
  onAccept: () => void;
  onRefuse: () => void;
  /** Undefined where there is no queue. */
  onSkip: (() => void) | undefined;
  onKeys: () => void;
  /** Whether the keys are on: then the buttons name them. */
  keys: boolean;
}

/** The three decisions. */
export function DecisionBar(props: DecisionBarProps) {
  const { words, onAccept, onRefuse, onSkip, onKeys, keys } = props;
  const { t } = useTranslation('moderation');
  const shortcut = (key: string) => (keys ? { 'aria-keyshortcuts': key } : {});
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="contained"
        color="success"
        startIcon={<Icon path={mdiCheck} />}
        onClick={onAccept}
        {...shortcut('a')}
        sx={{ flex: '1 1 5.5rem', px: 1, whiteSpace: 'nowrap' }}
      >
        {words?.accept ?? t('actions.accept')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon path={mdiClose} />}
        onClick={onRefuse}
        {...shortcut('r')}
        sx={{ flex: '1 1 5.5rem', px: 1, whiteSpace: 'nowrap' }}
      >
        {words?.refuse ?? t('actions.refuse')}
      </Button>
      {onSkip ? (
        <Button
          color="inherit"
          startIcon={<Icon path={mdiSkipNext} />}
          onClick={onSkip}
          {...shortcut('s')}
          sx={{ flex: '1 1 4rem', px: 1, whiteSpace: 'nowrap' }}
        >
          {t('actions.skip')}
        </Button>
      ) : null}
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-label={t('keys.open')}
        onClick={onKeys}
        // Phones have no keys.
        sx={{ '@media (hover: none)': { display: 'none' } }}
      >
        <Icon path={mdiKeyboardOutline} />
      </IconButton>
    </Box>
  );
}
