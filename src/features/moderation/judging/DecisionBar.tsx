import { mdiCheck, mdiClose, mdiHelpCircleOutline, mdiKeyboardOutline, mdiSkipNext } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { focusOnMount } from '../../../components/focusOnMount';
import { Icon } from '../../../components/Icon';

interface DecisionBarProps {
  /** The site noticed the score: a proof is asked for, or it looks right. */
  unusual?: boolean;
  onAccept: () => void;
  onRefuse: () => void;
  /** Undefined where there is no queue. */
  onSkip: (() => void) | undefined;
  onKeys: () => void;
  /** Whether the keys are on: then the buttons name them. */
  keys: boolean;
  /** After a refusal that was cancelled, whose form had the focus. */
  isBack?: boolean;
}

/** The three decisions. */
export function DecisionBar(props: DecisionBarProps) {
  const { unusual = false, onAccept, onRefuse, onSkip, onKeys, keys, isBack = false } = props;
  const { t } = useTranslation('moderation');
  const shortcut = (key: string) => (keys ? { 'aria-keyshortcuts': key } : {});
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="contained"
        color={unusual ? 'primary' : 'success'}
        startIcon={<Icon path={unusual ? mdiHelpCircleOutline : mdiCheck} />}
        onClick={onAccept}
        {...shortcut('a')}
        sx={{ flex: '1 1 5.5rem', px: 1, minWidth: 'max-content' }}
      >
        {t(unusual ? 'requests.accept' : 'actions.accept')}
      </Button>
      <Button
        ref={isBack ? focusOnMount : undefined}
        variant="outlined"
        color={unusual ? 'success' : 'error'}
        startIcon={<Icon path={unusual ? mdiCheck : mdiClose} />}
        onClick={onRefuse}
        {...shortcut('r')}
        sx={{ flex: '1 1 5.5rem', px: 1, minWidth: 'max-content' }}
      >
        {t(unusual ? 'requests.refuse' : 'actions.refuse')}
      </Button>
      {onSkip ? (
        <Button
          color="inherit"
          startIcon={<Icon path={mdiSkipNext} />}
          onClick={onSkip}
          {...shortcut('s')}
          sx={{ flex: '1 1 4rem', px: 1, minWidth: 'max-content' }}
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
