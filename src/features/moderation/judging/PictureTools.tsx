import {
  mdiCompare,
  mdiFitToPageOutline,
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
  mdiRotateRight,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../../components/tooltips/DelayedTooltip';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import { fitted, isFitted, turn, zoomBy, zoomStep, type PictureView } from './pictureView';

interface PictureToolsProps {
  view: PictureView;
  onChange: (change: (view: PictureView) => PictureView) => void;
  /** Whether a picture is shown, which can be zoomed. */
  zooms: boolean;
  /** Undefined without a picture to compare with. */
  comparing: boolean | undefined;
  onCompare: () => void;
}

/** The buttons for looking at a picture. */
export function PictureTools({ view, onChange, zooms, comparing, onCompare }: PictureToolsProps) {
  const { t } = useTranslation('moderation');
  const { percent } = useFormats();
  const tools = [
    {
      name: 'zoomIn',
      icon: mdiMagnifyPlusOutline,
      run: (seen: PictureView) => zoomBy(seen, zoomStep),
    },
    {
      name: 'zoomOut',
      icon: mdiMagnifyMinusOutline,
      run: (seen: PictureView) => zoomBy(seen, 1 / zoomStep),
    },
    { name: 'rotate', icon: mdiRotateRight, run: turn },
    { name: 'fit', icon: mdiFitToPageOutline, run: () => fitted },
  ] as const;
  return (
    <Box
      role="toolbar"
      aria-label={t('picture.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1 }}
    >
      {(zooms ? tools : []).map(({ name, icon, run }) => (
        <DelayedTooltip key={name} title={t(`picture.${name}`)}>
          <IconButton aria-label={t(`picture.${name}`)} onClick={() => onChange(run)}>
            <Icon path={icon} />
          </IconButton>
        </DelayedTooltip>
      ))}
      {zooms ? (
        <Box
          component="span"
          sx={{ minWidth: '3.5rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {isFitted(view) ? null : percent(view.zoom)}
        </Box>
      ) : null}
      {comparing === undefined ? null : (
        <Button
          color="inherit"
          variant={comparing ? 'contained' : 'outlined'}
          aria-pressed={comparing}
          startIcon={<Icon path={mdiCompare} />}
          onClick={onCompare}
        >
          {t('compare.action')}
        </Button>
      )}
    </Box>
  );
}
