import { mdiDeleteForeverOutline, mdiRestore } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { TrashActions } from './useTrash';

interface TrashButtonsProps {
  id: number;
  title: string;
  actions: TrashActions;
}

/** The actions on a trashed article. */
export function TrashButtons({ id, title, actions }: TrashButtonsProps) {
  const { t } = useTranslation('adminArticles');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton
        variant="outlined"
        size="small"
        busy={actions.busy}
        startIcon={<Icon path={mdiRestore} />}
        onClick={() => actions.restore(id)}
      >
        <Label text={t('trash.restore')} title={title} />
      </BusyButton>
      <Button
        color="error"
        size="small"
        disabled={actions.busy}
        startIcon={<Icon path={mdiDeleteForeverOutline} />}
        onClick={() => actions.deleteForGood({ id, title })}
      >
        <Label text={t('trash.delete')} title={title} />
      </Button>
    </Box>
  );
}

/** The article's title is included for screen readers: a list has many such buttons. */
function Label({ text, title }: { text: string; title: string }) {
  return (
    <span>
      {text} <VisuallyHidden component="span">{title}</VisuallyHidden>
    </span>
  );
}
