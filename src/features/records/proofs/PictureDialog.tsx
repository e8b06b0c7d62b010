import { mdiClose, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofPicture } from '../../../api/wire/evidenceFromWire';
import { Icon } from '../../../components/Icon';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  picture: ProofPicture;
  /** What it shows. */
  words: string;
}

/** A picture in full: as large as the window, or in its own size and larger. */
export function PictureDialog({ open, onClose, picture, words }: PictureDialogProps) {
  const id = useId();
  const { t } = useTranslation(['proofs', 'common']);
  const [zoom, setZoom] = useState(0);
  const { url, width, height } = picture;
  // 0: as large as the window.
  const size = zoom === 0 ? undefined : width * (zoom / 2);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-labelledby={id}
      slotProps={{ transition: { onExited: () => setZoom(0) } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        <Box id={id} sx={{ flexGrow: 1, minWidth: 0, px: 1, overflowWrap: 'anywhere' }}>
          {words}
        </Box>
        <IconButton
          color="inherit"
          aria-label={t('picture.smaller')}
          aria-disabled={zoom === 0}
          onClick={() => setZoom((before) => Math.max(0, before - 1))}
        >
          <Icon path={mdiMagnifyMinusOutline} />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={t('picture.larger')}
          aria-disabled={zoom === 6}
          onClick={() => setZoom((before) => Math.min(6, before + 1))}
        >
          <Icon path={mdiMagnifyPlusOutline} />
        </IconButton>
        <IconButton color="inherit" aria-label={t('common:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box
        // Scrolled with the arrow keys.
        component="section"
        aria-labelledby={id}
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'grid', p: 1 }}
      >
        <Box
          component="img"
          src={url}
          // The title says what it shows.
          alt=""
          width={width}
          height={height}
          sx={{
            m: 'auto',
            ...(size === undefined
              ? { maxWidth: '100%', maxHeight: '100%', width: 'auto', height: 'auto', minHeight: 0 }
              : { width: size, height: 'auto', maxWidth: 'none' }),
          }}
        />
      </Box>
    </Dialog>
  );
}
